import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { sendRefusal } from './send-refusal.ts'

const mayHaveBody = new Set(['POST', 'PUT', 'PATCH'])

/** Checks whether a request announces a body. */
export function announcesBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/**
 * Checks whether another parser could disagree on where this request ends: a body where none belongs, a transfer coding other than plain `chunked`,
 * or chunks in HTTP/1.0. Node's parser has already rejected invalid input (TE with CL, two lengths).
 */
export function isFramingDoubtful(req: Pick<IncomingMessage, 'headers' | 'method' | 'httpVersion'>): boolean {
  if (!announcesBody(req)) return false
  const coding = req.headers['transfer-encoding']
  return (
    !mayHaveBody.has(req.method ?? '') ||
    (coding !== undefined && (coding.toLowerCase() !== 'chunked' || req.httpVersion !== '1.1'))
  )
}

/** Checks for more than one Host header, which would make the portal ambiguous. */
export const namesManyHosts = (req: IncomingMessage): boolean => (req.headersDistinct.host?.length ?? 0) > 1

/** The same for an upgrade; the bytes after it would not be read as a body. */
export const isUpgradeDoubtful = (req: IncomingMessage): boolean =>
  req.method !== 'GET' || announcesBody(req) || namesManyHosts(req)

/** Wraps a listener to answer 400 if framing is ambiguous and read nothing more from that connection. */
export function soundFramingOnly(
  listener: RequestListener,
  isDoubtful: (req: IncomingMessage) => boolean = isFramingDoubtful,
): RequestListener {
  const refused = new WeakSet<Duplex>()
  return (req, res) => {
    // Node still reads requests pipelined behind a refused one before its connection closes.
    if (refused.has(req.socket)) return
    if (!isDoubtful(req)) return listener(req, res)
    refused.add(req.socket)
    sendRefusal(res, 'general.body_unreadable', { headers: { connection: 'close' } })
  }
}
