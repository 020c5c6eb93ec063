import type { IncomingMessage, ServerResponse } from 'node:http'

const patience_ms = 5_000
const most_bytes = 16 * 1024 ** 2

/**
 * When the answer was sent before the whole request had arrived (too large, refused), the rest is read and discarded for a while: a
 * connection closed at once would lose the answer, and the browser would only report a reset.
 */
export function drainRequest(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    const { socket } = req
    if (req.complete || req.destroyed) return
    const most = socket.bytesRead + most_bytes
    const late = setTimeout(() => socket.destroy(), patience_ms)
    req.once('close', () => clearTimeout(late)).once('end', () => clearTimeout(late))
    req.unpipe()
    req.on('data', () => socket.bytesRead > most && socket.destroy())
  })
}
