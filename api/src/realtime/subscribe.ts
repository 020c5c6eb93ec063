import type { Services } from '../kernel/services.ts'
import { closeCodes, frame } from './frames.ts'
import { isHolderValid } from './holder-valid.ts'
import { limits } from './limits.ts'
import { roomOf, type Rooms } from './rooms.ts'
import { readHolder } from './sign-channel.ts'
import { closeSocket, send, type Socket } from './socket.ts'

type Hub = { services: Services; rooms: Rooms }
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Subscribes a socket to a channel that the api signed for it, as long as the signing session is valid. */
export async function subscribe(
  { services, rooms }: Hub,
  socket: Socket,
  data: Record<string, unknown>,
): Promise<void> {
  const channel = text(data.channel)
  const refuse = (error: string) =>
    send(socket, frame('pusher:subscription_error', { type: 'AuthError', error, status: 403 }, channel.slice(0, 200)))
  if (!channel.startsWith('private-')) return refuse('Only private channels exist')
  const holder = readHolder({
    socket_id: socket.id,
    channel,
    auth: text(data.auth),
    channel_data: text(data.channel_data),
    secret: services.secrets.realtime,
  })
  if (!holder || holder.host_portal_id !== socket.portal_id)
    return refuse('The signature is not for this socket and channel')
  if (socket.channels.size >= limits.channels_a_socket && !socket.channels.has(channel))
    return refuse('Too many channels')
  const room = roomOf.channel(holder.portal_id, channel)
  // Joins the rooms before checking the session, so that a session ending in between is announced to them.
  for (const name of [roomOf.session(holder.session_id), roomOf.member(holder.host_portal_id, holder.user_id), room])
    rooms.join(socket, name)
  socket.sessions.add(holder.session_id)
  socket.channels.add(channel)
  if (!(await isHolderValid(services, holder)))
    return closeSocket(socket, closeCodes.unauthorized, 'The session has ended')
  socket.proved()
  // The socket may have closed or unsubscribed during the check.
  if (socket.ws.readyState !== socket.ws.OPEN) return rooms.leaveAll(socket)
  send(socket, frame('pusher_internal:subscription_succeeded', {}, channel))
}

/** Leaves the channel, but stays in the session's room for its other channels. */
export function unsubscribe({ rooms }: Hub, socket: Socket, data: Record<string, unknown>): void {
  const channel = text(data.channel)
  socket.channels.delete(channel)
  for (const room of socket.rooms)
    if (room.startsWith('channel ') && room.endsWith(` ${channel}`)) rooms.leave(socket, room)
}
