import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { ipBehindProxies, isTrusted, networkOf } from '../kernel/client-ip.ts'
import { sendRefusal } from '../kernel/server/send-refusal.ts'
import { mediaCopies } from './media-copies.ts'
import type { Exchange, PublishedFiles } from './published-files.ts'

type In = {
  config: Config
  log: Logger
  files: PublishedFiles
  answerMissing: (exchange: Exchange, wanted: { host: string; path: string; query: string }) => Promise<void>
}

/** Returns the network of the client, for counting lookups; null if only a trusted proxy's address is known (capConnections). */
function clientOf({ headers, socket }: IncomingMessage, config: Config): string | null {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const address = ipBehindProxies({ peer: socket.remoteAddress ?? '', forwarded }, config)
  return isTrusted(address, config) ? null : networkOf(address)
}

/** Answers /media from this edge's files, which with a bucket are copies of it; 503 if the bucket would have to be asked and is unavailable. */
export function mediaAnswer({ config, log, files, answerMissing }: In) {
  const find = mediaCopies(config, log)
  return async (exchange: Exchange, { path, query }: { path: string; query: string }): Promise<void> => {
    const state = find ? await find(path, clientOf(exchange.req, config)) : 'here'
    if (state === 'busy') return sendRefusal(exchange.res, 'general.unavailable', { headers: { 'retry-after': '5' } })
    if (state === 'here' && files.media(exchange, path)) return
    return answerMissing(exchange, { host: '', path, query })
  }
}
