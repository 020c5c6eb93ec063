import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Config } from '../../config.ts'
import { capConnections } from './cap-connections.ts'
import { endEarlyAnswers } from './end-early-answers.ts'
import { endSlowBodies } from './end-slow-bodies.ts'
import { isFramingDoubtful, soundFramingOnly } from './framing.ts'
import { defaultTimeouts, type ServerTimeouts } from './server-timeouts.ts'

type ServerOptions = {
  listener: RequestListener
  config: Pick<Config, 'CONNECTIONS_PER_ADDRESS' | 'TRUSTED_PROXIES'>
  isDoubtful?: (req: IncomingMessage) => boolean
  timeouts?: ServerTimeouts
}

/**
 * Creates Node's server as edge and api both need it: unambiguous framing, timeouts for heads and bodies, early answers that end their connection,
 * and a connection limit per IP address.
 */
export function createHardenedServer({
  listener,
  config,
  isDoubtful = isFramingDoubtful,
  timeouts = defaultTimeouts,
}: ServerOptions): Server {
  const server = createServer(
    {
      // Longer than clients keep an idle connection for reuse.
      keepAliveTimeout: 65_000,
      insecureHTTPParser: false,
      headersTimeout: timeouts.headers_ms,
      // A total limit would cut off every long upload.
      requestTimeout: 0,
      connectionsCheckingInterval: Math.min(1_000, timeouts.headers_ms / 4),
    },
    endEarlyAnswers(soundFramingOnly(endSlowBodies(listener, timeouts), isDoubtful)),
  )
  capConnections(server, config)
  return server
}
