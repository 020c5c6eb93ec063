import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { announcesBody } from './framing.ts'

const patience_ms = 30_000
const most_bytes = 64 * 1024 ** 2

/**
 * A listener whose connection ends with an answer that is sent before its request has arrived completely (a refusal in mid-body): the
 * answer says so, and a proxy puts no other request on that connection.
 */
export function endEarlyAnswers(listener: RequestListener): RequestListener {
  const ending = new WeakSet<Socket>()
  return (req, res) => {
    // A request pipelined behind an answer that said `close` is not carried out: its sender could never learn the outcome.
    if (ending.has(req.socket)) return
    // Without a body, Node calls a request complete only after this call: that is no early answer.
    if (announcesBody(req)) watchAnswer(req, res, ending)
    listener(req, res)
  }
}

function watchAnswer(req: IncomingMessage, res: ServerResponse, ending: WeakSet<Socket>): void {
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse
  res.writeHead = (...head: unknown[]) => {
    if (!req.complete) {
      ending.add(req.socket)
      res.shouldKeepAlive = false
      closeSlowly(req.socket)
    }
    return writeHead(...head)
  }
  // Before Node's own listener, which would drop the rest uncounted.
  res.prependOnceListener('finish', () => discardRest(req))
}

/**
 * Replaces the close at the end of the last answer by a half-close: the sender has time to read the answer. Closed at once, a
 * connection with unread bytes is reset, and the answer is lost.
 */
function closeSlowly(socket: Socket): void {
  // Called by Node once the answer is written, and by all who give up on the body meanwhile.
  socket.destroySoon = () => {
    if (socket.writableEnded || socket.destroyed) return
    socket.end()
    const late = setTimeout(() => socket.destroy(), patience_ms)
    socket.once('close', () => clearTimeout(late))
  }
}

/** Reads and drops a bounded rest of a request: unread bytes would hold up the connection's next request, or the sender's reading. */
function discardRest(req: IncomingMessage): void {
  if (req.readableEnded || req.destroyed) return
  const { socket } = req
  const most = socket.bytesRead + most_bytes
  req.unpipe()
  req.removeAllListeners('data').removeAllListeners('readable')
  req.on('data', () => socket.bytesRead > most && socket.destroy())
  req.resume()
}
