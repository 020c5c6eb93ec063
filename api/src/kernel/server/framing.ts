import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerBare } from './answer-bare.ts'

const mayHaveBody = new Set(['POST', 'PUT', 'PATCH'])

/** Whether a request says that a body follows its head. */
export function announcesBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/**
 * Whether another reader of the same bytes could disagree on where this request ends: a body where none belongs, a transfer coding
 * other than plain `chunked`, or chunks in HTTP/1.0. What no parser may accept (TE with CL, two lengths) Node's own has refused before.
 */
export function isFramingDoubtful(req: Pick<IncomingMessage, 'headers' | 'method' | 'httpVersion'>): boolean {
  if (!announcesBody(req)) return false
  const coding = req.headers['transfer-encoding']
  return (
    !mayHaveBody.has(req.method ?? '') ||
    (coding !== undefined && (coding.toLowerCase() !== 'chunked' || req.httpVersion !== '1.1'))
  )
}

/** Whether more than one host is named: which portal is meant would be ambiguous. */
export const namesManyHosts = (req: IncomingMessage): boolean => (req.headersDistinct.host?.length ?? 0) > 1

/** The same for an upgrade, whose following bytes nobody would read as a body. */
export const isUpgradeDoubtful = (req: IncomingMessage): boolean =>
  req.method !== 'GET' || announcesBody(req) || namesManyHosts(req)

/** A listener that answers 400 where the framing is in doubt and reads nothing more from that connection. */
export function soundFramingOnly(
  listener: RequestListener,
  isDoubtful: (req: IncomingMessage) => boolean = isFramingDoubtful,
): RequestListener {
  const refused = new WeakSet<Duplex>()
  return (req, res) => {
    // What was pipelined behind a refused request is read before its connection closes.
    if (refused.has(req.socket)) return
    if (!isDoubtful(req)) return listener(req, res)
    refused.add(req.socket)
    answerBare(res, 'general.body_unreadable', { headers: { connection: 'close' } })
  }
}
