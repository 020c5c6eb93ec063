import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Services } from '../kernel/services.ts'
import { closeCodes, frame } from './frames.ts'
import { handleMessage } from './handle-message.ts'
import { activity_timeout_s } from './limits.ts'
import { roomOf, type Rooms } from './rooms.ts'
import { socketCounts } from './socket-counts.ts'
import { closeSocket, send, type Socket } from './socket.ts'

const largestId = 2 ** 47
type SocketServices = { services: Services; rooms: Rooms; sockets: Set<Socket> }

/** Adds a new socket to its portal's room and handles its messages, unless there are too many sockets. */
export function socketOpener(
  held: SocketServices,
): (ws: WebSocket, of: { portal_id: number; address: string }) => void {
  const count = socketCounts()
  return (ws, { portal_id, address }) => {
    const { rooms, sockets } = held
    const { isTooMany, proved, closed } = count(address, () => ws.terminate())
    const socket = newSocket(ws, { portal_id, proved })
    sockets.add(socket)
    rooms.join(socket, roomOf.portal(portal_id))
    handleMessages(socket, held)
    ws.once('close', () => {
      sockets.delete(socket)
      rooms.leaveAll(socket)
      closed()
    })
    send(socket, frame('pusher:connection_established', { socket_id: socket.id, activity_timeout: activity_timeout_s }))
    if (isTooMany) closeSocket(socket, closeCodes.over_capacity, 'Too many connections')
  }
}

function newSocket(ws: WebSocket, of: Pick<Socket, 'portal_id' | 'proved'>): Socket {
  const now = Date.now()
  return {
    id: `${randomInt(largestId)}.${randomInt(largestId)}`,
    ws,
    ...of,
    rooms: new Set(),
    channels: new Set(),
    sessions: new Set(),
    opened_at: now,
    heard_at: now,
    asked_at: null,
    window: { began: now, messages: 0 },
  }
}

function handleMessages(socket: Socket, { services, rooms }: SocketServices): void {
  const { log } = services
  socket.ws.on(
    'message',
    (data, isBinary) =>
      void handleMessage({ services, rooms }, socket, isBinary ? '' : String(data)).catch((error: unknown) =>
        log.error({ err: error }, 'a message was not handled'),
      ),
  )
  // The message was too long or not UTF-8; ws closes the socket with the right code.
  socket.ws.on('error', (error) => log.debug({ err: error }, 'a socket failed'))
}
