import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { ipBehindProxies } from '../kernel/client-ip.ts'
import type { Services } from '../kernel/services.ts'
import { checkUpgrade } from './check-upgrade.ts'
import { deliver } from './deliver.ts'
import { closeCodes, errorFrame } from './frames.ts'
import { keepAlive } from './keep-alive.ts'
import { limits } from './limits.ts'
import { listen } from './listen.ts'
import { socketOpener } from './open-socket.ts'
import { createRooms } from './rooms.ts'
import { closeSocket, type Socket } from './socket.ts'

export type Realtime = {
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void
  stop: () => Promise<void>
}

const farewell_ms = 1_000

/** Starts the sockets of one api process (OP-114): opened by upgrade, fed by LISTEN, all closed when it stops. */
export async function startRealtime(services: Services): Promise<Realtime> {
  const { log, config } = services
  const rooms = createRooms()
  const sockets = new Set<Socket>()
  const open = socketOpener({ services, rooms, sockets })
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message_bytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what)
  const closeAll = (reason: string) => sockets.forEach((socket) => closeSocket(socket, closeCodes.come_back, reason))
  const listener = await listen({
    url: config.DATABASE_DIRECT_URL || config.DATABASE_URL,
    log,
    onAnnouncement: (said) =>
      void deliver({ services, rooms }, said).catch(failed('an announcement was not delivered')),
    // Missed announcements are unknown, so every client must reconnect, be authorized again and refetch.
    onReconnect: () => closeAll('Please come back'),
  })
  const alive = keepAlive({ services, sockets })
  let stopping = false

  const answer = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (stopping) return rejectUpgrade(socket, 503)
    const wanted = await checkUpgrade(services, req)
    if ('status' in wanted) return rejectUpgrade(socket, wanted.status)
    const address = ipBehindProxies(
      { peer: req.socket.remoteAddress ?? '', forwarded: String(req.headers['x-forwarded-for'] ?? '') },
      config,
    )
    server.handleUpgrade(req, socket, head, (ws) => {
      if (!wanted.refusal) return open(ws, { portal_id: wanted.portal_id, address })
      ws.on('error', () => {})
      ws.send(errorFrame(wanted.refusal.code, wanted.refusal.reason), { binary: false })
      ws.close(wanted.refusal.code, wanted.refusal.reason)
    })
  }

  return {
    upgrade: (req, socket, head) => {
      const drop = () => socket.destroy()
      socket.once('error', drop)
      answer(req, socket, head).catch((error: unknown) => {
        failed('an upgrade failed')(error)
        rejectUpgrade(socket, 503)
      })
    },
    async stop() {
      stopping = true
      alive.stop()
      closeAll('This server is stopping')
      const cut = setTimeout(() => sockets.forEach(({ ws }) => ws.terminate()), farewell_ms)
      while (sockets.size > 0) await new Promise((done) => setTimeout(done, 20))
      clearTimeout(cut)
      await listener.close()
    },
  }
}

/** Refuses an upgrade over plain HTTP and closes the connection. */
export function rejectUpgrade(socket: Duplex, status: 400 | 403 | 404 | 426 | 503): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
