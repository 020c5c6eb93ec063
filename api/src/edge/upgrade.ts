import { randomUUID } from 'node:crypto'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'
import { isUpgradeDoubtful } from '../kernel/server/framing.ts'
import { onwardHeaders, forwardedSocketHeaders } from './onward-headers.ts'

const handshake_ms = 10_000
const head = (status: string, headers: readonly string[]): string =>
  `HTTP/1.1 ${status}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`
const unavailable = head('503 Service Unavailable', ['Connection: close', 'Content-Length: 0'])
const badRequest = head('400 Bad Request', ['Connection: close', 'Content-Length: 0'])
const notFound = head('404 Not Found', ['Connection: close', 'Content-Length: 0'])

/** Forwards a WebSocket upgrade to the api, then pipes bytes both ways; no other upgrades are allowed (NTF-006). */
export function createUpgrade(config: Pick<Config, 'API_URL' | 'TRUSTED_PROXIES'>): {
  pass: (req: IncomingMessage, socket: Duplex, first: Buffer) => void
  close: () => void
} {
  const target = new URL(config.API_URL)
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  const open = new Set<Duplex>()

  const pass = (req: IncomingMessage, socket: Duplex, first: Buffer): void => {
    socket.on('error', () => socket.destroy())
    if (isUpgradeDoubtful(req)) return void socket.end(badRequest)
    if (!req.url?.startsWith('/api/realtime/') || req.headers.upgrade?.toLowerCase() !== 'websocket')
      return void socket.end(notFound)
    const headers = {
      ...onwardHeaders(req, config, { request_id: randomUUID(), names: forwardedSocketHeaders }),
      connection: 'Upgrade',
      upgrade: 'websocket',
    }
    const { protocol, hostname, port } = target
    const upstream = request({ protocol, hostname, port, path: req.url, headers, setHost: false, agent: false })
    const late = setTimeout(() => upstream.destroy(new Error('silent')), handshake_ms)
    upstream.once('error', () => socket.end(unavailable)).once('close', () => clearTimeout(late))
    upstream.once('response', (answer) => {
      socket.end(head(`${answer.statusCode} ${answer.statusMessage}`, ['Connection: close', 'Content-Length: 0']))
      answer.resume()
    })
    upstream.once('upgrade', (answer, back, early) => {
      clearTimeout(late)
      back.on('error', () => socket.destroy())
      socket.write(head('101 Switching Protocols', pairs(answer.rawHeaders)))
      if (early.length > 0) socket.write(early)
      if (first.length > 0) back.write(first)
      join(socket, back, open)
    })
    socket.once('close', () => upstream.destroy())
    upstream.end()
  }
  // Destroy instead of sending a close frame, which could end up inside one of the api's frames; clients reconnect on their own.
  return { pass, close: () => open.forEach((one) => one.destroy()) }
}

/** Pipes both ways; when one end closes, the other is closed too. */
function join(socket: Duplex, back: Duplex, open: Set<Duplex>): void {
  socket.pipe(back).pipe(socket)
  for (const [one, other] of [
    [socket, back],
    [back, socket],
  ] as const) {
    open.add(one)
    one.once('close', () => {
      open.delete(one)
      other.destroy()
    })
  }
}

const pairs = (raw: readonly string[]): string[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []))
