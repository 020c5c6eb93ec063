import type { Logger } from 'pino'
import { bindAddress, type Config } from '../config.ts'
import type { ServerTimeouts } from '../kernel/server/server-timeouts.ts'
import { createHardenedServer } from '../kernel/server/hardened-server.ts'
import { createEdge } from './edge.ts'
import { createUpgrade } from './upgrade.ts'
import { withHsts } from './with-hsts.ts'

/** Starts the edge server. It connects only to the api, for /api, and serves pages even when everything else is down. */
export async function startEdge({
  config,
  log,
  timeouts,
}: {
  config: Config
  log: Logger
  timeouts?: ServerTimeouts
}): Promise<{ port: number; stop: () => Promise<void> }> {
  const edge = createEdge({ config, log })
  const sockets = createUpgrade(config)
  const server = createHardenedServer({ listener: withHsts(config, edge.handle), config, timeouts }).on(
    'upgrade',
    sockets.pass,
  )
  await new Promise<void>((done, fail) => server.once('error', fail).listen(config.PORT, bindAddress(config), done))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : config.PORT,
    async stop() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      sockets.close()
      server.closeIdleConnections()
      const idle = setInterval(() => server.closeIdleConnections(), 100)
      const late = setTimeout(() => server.closeAllConnections(), 9_000)
      await closed
      clearInterval(idle)
      clearTimeout(late)
      edge.close()
    },
  }
}
