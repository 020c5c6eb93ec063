import type { WebSocket } from 'ws'
import { errorFrame } from './frames.ts'
import { limits } from './limits.ts'

/** One open page: its rooms (subscribed channels, its session and membership) and when it last sent something. */
export type Socket = {
  id: string
  ws: WebSocket
  /** the portal of the host that it came to */
  portal_id: number
  rooms: Set<string>
  channels: Set<string>
  sessions: Set<number>
  /** called once a session is proved */
  proved: () => void
  opened_at: number
  heard_at: number
  asked_at: number | null
  window: { began: number; messages: number }
}

/** Sends a frame, unless too much is still waiting to be sent: then the socket is closed, and the client refetches. */
export function send({ ws }: Socket, bytes: Buffer): void {
  if (ws.readyState !== ws.OPEN) return
  if (ws.bufferedAmount > limits.unsent_bytes) return ws.terminate()
  ws.send(bytes, { binary: false })
}

/** Says why, then closes; a client that does not answer the closing is cut off. */
export function closeSocket(socket: Socket, code: number, reason: string): void {
  send(socket, errorFrame(code, reason))
  socket.ws.close(code, reason)
}
