import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { announcesBody } from './framing.ts'
import type { ServerTimeouts } from './server-timeouts.ts'

const late = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Wraps a listener so that connections end if a request body stalls or arrives below the minimum rate. There is no total time limit. */
export function endSlowBodies(listener: RequestListener, timeouts: ServerTimeouts): RequestListener {
  return (req, res) => {
    if (announcesBody(req)) watch(req, res, timeouts)
    listener(req, res)
  }
}

function watch(
  req: IncomingMessage,
  res: ServerResponse,
  { body_idle_ms, least_bytes_a_second }: ServerTimeouts,
): void {
  const { socket } = req
  const first = socket.bytesRead
  const tick_ms = Math.min(1_000, body_idle_ms / 10)
  let [seen, idle_ms, waited_ms] = [first, 0, 0]
  const timer = setInterval(() => {
    if (req.complete || socket.destroyed) return clearInterval(timer)
    const moved = socket.bytesRead > seen
    seen = socket.bytesRead
    // Unread bytes in our own buffer are our delay, not the visitor's.
    const ours = req.readableLength > 0
    idle_ms = moved || ours ? 0 : idle_ms + tick_ms
    if (!ours) waited_ms += tick_ms
    if (idle_ms < body_idle_ms && waited_ms < body_idle_ms + ((seen - first) / least_bytes_a_second) * 1_000) return
    clearInterval(timer)
    if (!res.headersSent && res.socket) socket.write(late)
    socket.destroySoon()
  }, tick_ms)
  timer.unref()
  req.once('close', () => clearInterval(timer))
}
