import { connect, createServer, type Socket } from 'node:net'

export type Relay = {
  port: number
  freeze: () => void
  /** Forwards new connections from now on; earlier ones stay frozen. */
  leave: () => void
  thaw: () => void
  /** Changes what clients send from now on in transit; null stops that. */
  alter: (change: ((part: Buffer) => Buffer) | null) => void
  cut: () => void
  /** Cuts by a reset, like a machine that is gone: the client reads an error first and sees the close a moment later. */
  reset: () => void
  close: () => void
}

/** A TCP relay that can stop forwarding without closing anything, like a dead network path, and can cut every connection. */
export async function tcpRelay(to: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  let altered: ((part: Buffer) => Buffer) | null = null
  const server = createServer((near) => {
    const far = connect(to.port, to.host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      one.on('data', (part) => void other.write(one === near && altered ? altered(part) : part))
      if (isFrozen) one.pause()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the relay has no port')
  return {
    port: address.port,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    alter: (change) => void (altered = change),
    leave: () => void (isFrozen = false),
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    reset: () => {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
