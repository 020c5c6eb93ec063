import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { errors, type Dispatcher, type Pool } from 'undici'
import type { Config } from '../config.ts'
import { answerBare } from '../kernel/answer-bare.ts'
import { announcesBody, namesManyHosts } from '../kernel/framing.ts'
import { drainLate } from './drain-late.ts'
import { onwardHeaders } from './onward-headers.ts'

const hopByHop = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

/** Hands a request on to the api, body and answer streamed, the host as it was asked for. */
export function createProxy(config: Pick<Config, 'TRUSTED_PROXIES'>, upstream: Pool): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    const request_id = randomUUID()
    if (namesManyHosts(req)) return answerBare(res, 'general.body_unreadable', { request_id, headers: { connection: 'close' } })
    const gone = new AbortController()
    res.once('close', () => res.writableFinished || gone.abort())
    const body = announcesBody(req) ? bodyOf(req) : null
    drainLate(req, res)
    try {
      const answer = await upstream.request({
        method: req.method as Dispatcher.HttpMethod, path: req.url ?? '/', headers: onwardHeaders(req, config, { request_id }), body, signal: gone.signal, responseHeaders: 'raw',
      })
      // Asked for as 'raw', the headers are the list of names and values that they came as.
      res.writeHead(answer.statusCode, withoutHopByHop(answer.headers as unknown as string[]))
      answer.body.once('error', () => res.destroy()).pipe(res)
    } catch (error) {
      if (res.headersSent || gone.signal.aborted) return void res.destroy()
      if (error instanceof errors.InvalidArgumentError) answerBare(res, 'general.body_unreadable', { request_id, headers: { connection: 'close' } })
      else answerBare(res, 'general.unavailable', { request_id, headers: { 'retry-after': '5' } })
    }
  }
}

/** The body as a stream of its own: undici destroys what it sends when it gives up, and the visitor's connection must outlive that. */
function bodyOf(req: IncomingMessage): PassThrough {
  const body = new PassThrough()
  body.on('error', () => {})
  req.once('close', () => req.complete || body.destroy())
  return req.pipe(body)
}

function withoutHopByHop(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !hopByHop.has((raw[index - (index % 2)] ?? '').toLowerCase()))
}
