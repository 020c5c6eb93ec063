import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type Dispatcher, type Pool } from 'undici'
import type { Config } from '../config.ts'
import { sendRefusal } from '../kernel/server/send-refusal.ts'
import { announcesBody, namesManyHosts } from '../kernel/server/framing.ts'
import { bodyLimitFor } from './body-limit.ts'
import { BodyTooLarge, limitedBody } from './limited-body.ts'
import { onwardHeaders } from './onward-headers.ts'

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Forwards a request to the api with its original host; streams body and answer. */
export function createProxy(
  config: Pick<Config, 'CONTENT_HOST' | 'TRUSTED_PROXIES'>,
  upstream: Pool,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    const request_id = randomUUID()
    if (namesManyHosts(req))
      return sendRefusal(res, 'general.body_unreadable', { request_id, headers: { connection: 'close' } })
    const limit = announcesBody(req) ? bodyLimitFor(req, config) : null
    if (limit && Number(req.headers['content-length'] ?? 0) > limit.limit_bytes)
      return sendRefusal(res, limit.code, { request_id, params: limit.params })
    const gone = new AbortController()
    res.once('close', () => res.writableFinished || gone.abort())
    const body = limit && limitedBody(req, limit.limit_bytes)
    try {
      const answer = await upstream.request({
        method: req.method as Dispatcher.HttpMethod,
        path: req.url ?? '/',
        headers: onwardHeaders(req, config, { request_id }),
        body,
        signal: gone.signal,
        responseHeaders: 'raw',
      })
      // With responseHeaders 'raw', headers arrive as a flat list of names and values.
      res.writeHead(answer.statusCode, withoutHopByHop(answer.headers as unknown as string[]))
      answer.body.once('error', () => res.destroy()).pipe(res)
    } catch (error) {
      if (res.headersSent || gone.signal.aborted) return void res.destroy()
      if (limit && body?.errored instanceof BodyTooLarge)
        sendRefusal(res, limit.code, { request_id, params: limit.params })
      else if (error instanceof errors.InvalidArgumentError)
        sendRefusal(res, 'general.body_unreadable', { request_id, headers: { connection: 'close' } })
      else sendRefusal(res, 'general.unavailable', { request_id, headers: { 'retry-after': '5' } })
    }
  }
}

function withoutHopByHop(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !hopByHop.has((raw[index - (index % 2)] ?? '').toLowerCase()))
}
