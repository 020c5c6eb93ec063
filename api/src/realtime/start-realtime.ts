import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { addressBehind } from '../kernel/client-ip.ts'
import type { Services } from '../kernel/services.ts'
import { checkUpgrade } from './check-upgrade.ts'
import { deliver } from './deliver.ts'
import { closeCodes, errorFrame, frame } from './frames.ts'
import { handleMessage } from './handle-message.ts'
import { keepAlive } from './keep-alive.ts'
import { activity_timeout_s, limits } from './limits.ts'
import { listen } from './listen.ts'
import { refuseUpgrade } from './refuse-upgrade.ts'
import { createRooms, roomOf } from './rooms.ts'
import { closeSocket, send, type Socket } from './socket.ts'

export type Realtime = {
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void
  stop: () => Promise<void>
}

const farewell_ms = 1_000
const largestId = 2 ** 47

/** The sockets of one api process (OP-114): opened by upgrade, fed by LISTEN, closed all at once when it stops. */
export async function startRealtime(services: Services): Promise<Realtime> {
  const { log, config } = services
  const rooms = createRooms()
  const sockets = new Set<Socket>()
  const perAddress = new Map<string, number>()
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
    // What was missed is unknown, so every client reconnects, is authorized anew and refetches.
    onReconnect: () => closeAll('Please come back'),
  })
  const alive = keepAlive({ services, sockets })
  let stopping = false

  const open = (ws: WebSocket, portal_id: number, address: string): void => {
    const now = Date.now()
    const socket: Socket = {
      id: `${randomInt(largestId)}.${randomInt(largestId)}`,
      ws,
      portal_id,
      rooms: new Set(),
      channels: new Set(),
      sessions: new Set(),
      heard_at: now,
      asked_at: null,
      window: { began: now, messages: 0 },
    }
    sockets.add(socket)
    rooms.join(socket, roomOf.portal(portal_id))
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    ws.on(
      'message',
      (data, isBinary) =>
        void handleMessage({ services, rooms }, socket, isBinary ? '' : String(data)).catch(
          failed('a message was not handled'),
        ),
    )
    // Too long or no UTF-8: ws closes it with the right code.
    ws.on('error', (error) => log.debug({ err: error }, 'a socket failed'))
    ws.once('close', () => {
      sockets.delete(socket)
      rooms.leaveAll(socket)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
    send(socket, frame('pusher:connection_established', { socket_id: socket.id, activity_timeout: activity_timeout_s }))
    if (sockets.size > limits.sockets || (perAddress.get(address) ?? 0) > limits.sockets_an_address)
      closeSocket(socket, closeCodes.over_capacity, 'Too many connections')
  }

  const answer = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (stopping) return refuseUpgrade(socket, 503)
    const wanted = await checkUpgrade(services, req)
    if ('status' in wanted) return refuseUpgrade(socket, wanted.status)
    const address = addressBehind(
      { peer: req.socket.remoteAddress ?? '', forwarded: String(req.headers['x-forwarded-for'] ?? '') },
      config,
    )
    server.handleUpgrade(req, socket, head, (ws) => {
      if (!wanted.refusal) return open(ws, wanted.portal_id, address)
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
        refuseUpgrade(socket, 503)
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
