import { connect } from 'node:net'

export type Spoken = { text: string; statuses: number[]; closed: boolean }

/** Sends these very bytes on one connection, and what comes back until the other side closes or has been quiet for `quiet_ms`. */
export function speakRaw({ port, bytes, quiet_ms = 400 }: { port: number; bytes: string | readonly string[]; quiet_ms?: number }): Promise<Spoken> {
  const parts = typeof bytes === 'string' ? [bytes] : [...bytes]
  return new Promise((done) => {
    let text = ''
    let quiet: NodeJS.Timeout
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (closed: boolean): void => {
      clearTimeout(quiet)
      socket.destroy()
      done({ text, closed, statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((found) => Number(found[1])) })
    }
    const wait = (): void => {
      clearTimeout(quiet)
      quiet = setTimeout(() => end(false), quiet_ms)
    }
    // Each part in a packet of its own, so that a head can come before its body.
    const say = (): void => {
      wait()
      const part = parts.shift()
      if (part !== undefined) socket.write(part, 'latin1', () => setImmediate(say))
    }
    socket.setNoDelay(true).once('connect', say)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      wait()
    })
    socket.once('error', () => end(true)).once('end', () => end(true))
  })
}
