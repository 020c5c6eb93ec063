import { createServer, type Socket } from 'node:net'

/** Starts a server that accepts every connection, reads the input and never answers. `port` 0 means a free one. */
export async function startSilent(port = 0): Promise<{
  port: number
  open: () => number
  /** Returns how many connections were accepted, including closed ones. */
  accepted: () => number
  stop: () => Promise<void>
}> {
  let accepted = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    accepted += 1
    sockets.add(socket)
    socket
      .on('error', () => {})
      .once('close', () => sockets.delete(socket))
      .resume()
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    open: () => sockets.size,
    accepted: () => accepted,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        sockets.forEach((socket) => socket.destroy())
      }),
  }
}
