import { connect, type Socket } from 'node:net'

export type Answer = { status: number; body: string }
type Request = { method?: string; path: string; headers: Record<string, string>; body?: string }

/** Returns the bytes of a keep-alive request, built once when it is sent many times. */
export function requestBytes({ method = 'GET', path, headers, body }: Request): Buffer {
  const all = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

/**
 * Sends bytes on one keep-alive connection, one request at a time, and reads only as much of the response as counting needs. Node's own client caps a
 * bench at about 2,300 calls a second; this one stays out of the measurement.
 */
export class RawConnection {
  readonly #socket: Socket
  #parts: Buffer[] = []
  #wanted = 0
  #got = 0
  #settle: { done: (answer: Answer) => void; fail: (error: Error) => void } | undefined

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true)
    this.#socket
      .on('data', (part: Buffer) => this.#read(part))
      .on('error', (error) => this.#settle?.fail(error))
      .on('close', () => this.#settle?.fail(new Error('the connection was closed')))
  }

  send(request: Buffer): Promise<Answer> {
    return new Promise((done, fail) => {
      this.#settle = { done, fail }
      this.#parts = []
      this.#wanted = this.#got = 0
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#settle = undefined
    this.#socket.destroy()
  }

  #read(part: Buffer): void {
    this.#parts.push(part)
    this.#got += part.length
    if (this.#wanted === 0) this.#wanted = lengthOf(Buffer.concat(this.#parts))
    if (this.#wanted === 0 || this.#got < this.#wanted) return
    const all = Buffer.concat(this.#parts)
    const head = all.indexOf('\r\n\r\n') + 4
    this.#settle?.done({ status: Number(all.toString('latin1', 9, 12)), body: all.toString('utf8', head) })
  }
}

/** Returns the length of the whole response once its head has arrived, else 0. Rejects chunked responses, whose length is not known in advance. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return 0
  const length = /content-length: *(\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error(`an answer without a length: ${bytes.toString('latin1', 0, end)}`)
  return end + 4 + Number(length)
}
