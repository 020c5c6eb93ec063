import type { WebSocket } from 'ws'
import { errorFrame } from './frames.ts'
import { limits } from './limits.ts'

/** One open page: its rooms (subscribed channels, session and membership) and when it was last active. */
export type Socket = {
  id: string
  ws: WebSocket
  /** the portal of the host it connected to */
  portal_id: number
  rooms: Set<string>
  channels: Set<string>
  sessions: Set<number>
  /** call once a session is proved */
  proved: () => void
  opened_at: number
  heard_at: number
  asked_at: number | null
  window: { began: number; messages: number }
}

/** Sends a frame. If too much is still unsent, closes the socket instead, and the client refetches. */
export function send({ ws }: Socket, bytes: Buffer): void {
  if (ws.readyState !== ws.OPEN) return
  if (ws.bufferedAmount > limits.unsent_bytes) return ws.terminate()
  ws.send(bytes, { binary: false })
}

/** Sends the reason, then closes; a client that does not confirm the close is cut off. */
export function closeSocket(socket: Socket, code: number, reason: string): void {
  send(socket, errorFrame(code, reason))
  socket.ws.close(code, reason)
}
