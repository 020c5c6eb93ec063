import { serve } from '@hono/node-server'
import type { createServer, RequestListener, Server } from 'node:http'
import { createApp } from './app.ts'
import { bindAddress } from './config.ts'
import { adoptPackages } from './domains/scorm/adopt-packages.ts'
import { moveLessonFiles } from './domains/media/content/move-lesson-files.ts'
import { isFramingDoubtful, isUpgradeDoubtful, namesManyHosts } from './kernel/server/framing.ts'
import type { ServerTimeouts } from './kernel/server/server-timeouts.ts'
import type { Services } from './kernel/services.ts'
import { createHardenedServer } from './kernel/server/hardened-server.ts'
import { rejectUpgrade, startRealtime } from './realtime/start-realtime.ts'

type Open = Services & { close: () => Promise<void> }

/**
 * Starts the API server with its sockets. On stop: accepts no new connections, answers running requests within drain_ms, makes sockets reconnect
 * elsewhere, then closes the pools.
 */
export async function startApi({
  services,
  drain_ms,
  timeouts,
}: {
  services: Open
  drain_ms: number
  timeouts?: ServerTimeouts
}): Promise<{ port: number; stop: () => Promise<void> }> {
  // Must run before the first request, since the files it moves are public until then.
  await moveLessonFiles(services)
  await adoptPackages(services)
  const app = createApp(services)
  const realtime = await startRealtime(services)
  // The same checks as at the edge, for clients that reach this port directly.
  const sound = (_: unknown, listener: RequestListener) =>
    createHardenedServer({
      listener,
      config: services.config,
      isDoubtful: (req) => isFramingDoubtful(req) || namesManyHosts(req),
      timeouts,
    })
  const hostname = bindAddress(services.config)
  const server = await new Promise<Server>((done, fail) => {
    const starting = serve(
      { fetch: app.fetch, port: services.config.API_PORT, hostname, createServer: sound as typeof createServer },
      () => done(starting as Server),
    )
    starting.once('error', fail)
  })
  server.on('upgrade', (req, socket, head) =>
    isUpgradeDoubtful(req) ? rejectUpgrade(socket, 400) : realtime.upgrade(req, socket, head),
  )
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : services.config.API_PORT,
    async stop() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeIdleConnections()
      const idle = setInterval(() => server.closeIdleConnections(), 100)
      const late = setTimeout(() => server.closeAllConnections(), drain_ms)
      await realtime.stop()
      await closed
      clearInterval(idle)
      clearTimeout(late)
      await services.close()
    },
  }
}
