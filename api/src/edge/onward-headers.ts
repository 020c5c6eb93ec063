import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isTrusted } from '../kernel/client-ip.ts'

/** All visitor headers that the api may see. Body length and connection handling are never taken from the visitor's headers. */
export const forwardedHeaders: readonly string[] = [
  'host',
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'authorization',
  'x-xsrf-token',
  'x-requested-with',
  'x-socket-id',
  'idempotency-key',
  'stripe-signature',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-language',
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'upload-concat',
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'access-control-request-method',
  'access-control-request-headers',
]
/** Additional headers for a WebSocket handshake. */
export const forwardedSocketHeaders: readonly string[] = [
  ...forwardedHeaders,
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
]

/** Builds the headers of a request to the api: the listed ones, plus the client's IP address, protocol and request id. */
export function onwardHeaders(
  req: IncomingMessage,
  config: Pick<Config, 'TRUSTED_PROXIES'>,
  { request_id, names = forwardedHeaders }: { request_id: string; names?: readonly string[] },
): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of names) {
    const value = req.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const peer = req.socket.remoteAddress ?? ''
  // Only a trusted proxy may name another client; otherwise the peer is the client.
  const believed = isTrusted(peer, config)
  const earlier = believed ? String(req.headers['x-forwarded-for'] ?? '') : ''
  headers['x-forwarded-for'] = earlier ? `${earlier}, ${peer}` : peer
  headers['x-forwarded-proto'] = believed ? String(req.headers['x-forwarded-proto'] ?? 'http') : 'http'
  headers['x-request-id'] = request_id
  return headers
}
