import { connect } from 'node:net'

export type RawAnswer = { text: string; statuses: number[]; closed: boolean }
type Speech = {
  port: number
  bytes: string | readonly string[]
  /** silence after the first response that marks the last one as complete */
  quiet_ms?: number
  /** delay between the parts; without it, each is sent at once in its own packet */
  pace_ms?: number
  /** the number of responses to wait for */
  answers?: number
}

/** Wait for the first response, however busy the machine is. */
const patience_ms = 20_000

/** Wait for the rest of a response that has started. */
const unfinished_ms = 5_000

/** Returns whether the last response is complete. */
function isWhole(text: string): boolean {
  const last = text.slice(text.lastIndexOf('HTTP/1.1 '))
  const body_at = last.indexOf('\r\n\r\n') + 4
  if (body_at < 4) return false
  const head = last.slice(0, body_at)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length) return last.length - body_at >= Number(length)
  return !/^transfer-encoding: chunked/im.test(head) || last.endsWith('0\r\n\r\n')
}

/** Sends these bytes on one connection and returns the responses until the other side closes, goes silent, or has sent the expected number. */
export function sendRaw({ port, bytes, quiet_ms = 400, pace_ms = 0, answers = Infinity }: Speech): Promise<RawAnswer> {
  const parts = typeof bytes === 'string' ? [bytes] : [...bytes]
  return new Promise((done) => {
    let text = ''
    let quiet: NodeJS.Timeout
    const socket = connect({ port, host: '127.0.0.1' })
    const statuses = (): number[] => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((found) => Number(found[1]))
    const end = (closed: boolean): void => {
      clearTimeout(quiet)
      socket.destroy()
      done({ text, closed, statuses: statuses() })
    }
    const wait = (): void => {
      clearTimeout(quiet)
      const came = statuses().length
      const rest_ms = came >= answers ? 50 : quiet_ms
      quiet = setTimeout(() => end(false), came === 0 ? patience_ms : isWhole(text) ? rest_ms : unfinished_ms)
    }
    const say = (): void => {
      wait()
      const part = parts.shift()
      if (part === undefined || socket.destroyed) return
      socket.write(part, 'latin1', () => void (pace_ms > 0 ? setTimeout(say, pace_ms) : setImmediate(say)))
    }
    socket.setNoDelay(true).once('connect', say)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      wait()
    })
    socket.once('error', () => end(true)).once('end', () => end(true))
  })
}
