import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import { createApp } from './app.ts'
import { bindAddress } from './config.ts'
import type { Services } from './kernel/services.ts'
import { startRealtime } from './realtime/start-realtime.ts'

type Open = Services & { close: () => Promise<void> }

/** The API as a server, its sockets with it. Stopping: no new connection, requests in flight are answered within drain_ms, sockets are sent elsewhere, then the pools close. */
export async function startApi({ services, drain_ms }: { services: Open; drain_ms: number }): Promise<{ stop: () => Promise<void> }> {
  const app = createApp(services)
  const realtime = await startRealtime(services)
  const hostname = bindAddress(services.config)
  const server = await new Promise<Server>((done, fail) => {
    const starting = serve({ fetch: app.fetch, port: services.config.API_PORT, hostname }, () => done(starting as Server))
    starting.once('error', fail)
  })
  // Longer than the edge keeps a connection, so that it never sends into one that closes.
  server.keepAliveTimeout = 65_000
  server.on('upgrade', realtime.upgrade)
  return {
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
