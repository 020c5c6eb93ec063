import type { Services } from '../kernel/services.ts'
import { closeCodes, errorFrame, frame, readFrame } from './frames.ts'
import { limits } from './limits.ts'
import type { Rooms } from './rooms.ts'
import { closeSocket, send, type Socket } from './socket.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

const pong = frame('pusher:pong', {})
const window_ms = 10_000

/** Handles a client's frame. Invalid frames are answered with an error; a flood ends the connection. */
export async function handleMessage(
  hub: { services: Services; rooms: Rooms },
  socket: Socket,
  message: string,
): Promise<void> {
  const now = Date.now()
  socket.heard_at = now
  socket.asked_at = null
  if (now - socket.window.began > window_ms) socket.window = { began: now, messages: 0 }
  if ((socket.window.messages += 1) > limits.messages_in_10_s)
    return closeSocket(socket, closeCodes.too_many, 'Too many messages')
  const given = readFrame(message)
  if (!given) return send(socket, errorFrame(null, 'This is not a valid protocol frame'))
  if (given.event === 'pusher:ping') return send(socket, pong)
  if (given.event === 'pusher:pong') return
  if (given.event === 'pusher:subscribe') return subscribe(hub, socket, given.data)
  if (given.event === 'pusher:unsubscribe') return unsubscribe(hub, socket, given.data)
  // Client events are not needed, so they are not allowed.
  if (given.event.startsWith('client-'))
    return send(socket, errorFrame(closeCodes.too_many, 'Client events are not allowed'))
  send(socket, errorFrame(null, 'This event is not known'))
}
