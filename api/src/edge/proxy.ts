import { randomUUID } from 'node:crypto'
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { errorCatalogue } from '@portico/shared/errors/catalogue.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Config } from '../config.ts'
import { isTrusted } from '../kernel/client-ip.ts'

const hopByHop = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])
const silent_ms = 120_000

/** Hands a request on to the api, body and answer streamed, the host as it was asked for. */
export function createProxy(config: Pick<Config, 'API_URL' | 'TRUSTED_PROXIES'>): { pass: (req: IncomingMessage, res: ServerResponse) => void; close: () => void } {
  const target = new URL(config.API_URL)
  const isSecure = target.protocol === 'https:'
  // A little less than the api keeps a connection, so that none is used in the moment it closes.
  const agent = isSecure ? new HttpsAgent({ keepAlive: true, maxFreeSockets: 64 }) : new HttpAgent({ keepAlive: true, maxFreeSockets: 64, timeout: 60_000 })
  const base = { agent, protocol: target.protocol, hostname: target.hostname, port: target.port }

  const pass = (req: IncomingMessage, res: ServerResponse): void => {
    const request_id = randomUUID()
    const headers = onward(req, config, request_id)
    const upstream = (isSecure ? requestHttps : requestHttp)({ ...base, method: req.method, path: req.url, headers, setHost: false })
    upstream.setTimeout(silent_ms, () => upstream.destroy(new Error('silent')))
    upstream.once('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, back(answer))
      answer.pipe(res)
      answer.once('error', () => res.destroy())
    })
    upstream.once('error', () => {
      if (res.headersSent) res.destroy()
      else unavailable(res, request_id)
    })
    res.once('close', () => upstream.destroy())
    req.pipe(upstream)
  }
  return { pass, close: () => agent.destroy() }
}

/** The headers of a request as the api should see them: without what belongs to this hop, with who asks. */
export function onward(req: IncomingMessage, config: Pick<Config, 'TRUSTED_PROXIES'>, request_id: string): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  const named = (req.headers.connection ?? '').toLowerCase().split(',').map((name) => name.trim())
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !hopByHop.has(name) && !named.includes(name) && !name.startsWith('x-forwarded-') && name !== 'forwarded') headers[name] = value
  }
  const peer = req.socket.remoteAddress ?? ''
  // Only a proxy of ours may say for whom it asks; anybody else is himself.
  const believed = isTrusted(peer, config)
  const earlier = believed ? String(req.headers['x-forwarded-for'] ?? '') : ''
  headers['x-forwarded-for'] = earlier ? `${earlier}, ${peer}` : peer
  headers['x-forwarded-proto'] = believed ? String(req.headers['x-forwarded-proto'] ?? 'http') : 'http'
  headers['x-request-id'] = request_id
  return headers
}

function back(answer: IncomingMessage): string[] {
  return answer.rawHeaders.filter((_, index, all) => !hopByHop.has((all[index - (index % 2)] ?? '').toLowerCase()))
}

function unavailable(res: ServerResponse, request_id: string): void {
  const code = 'general.unavailable'
  res.writeHead(errorCatalogue[code].status, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5', 'x-request-id': request_id })
  res.end(JSON.stringify({ error: { code, message: errorMessage(code), params: {}, request_id } }))
}
