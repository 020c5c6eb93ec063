import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { announcesBody } from './framing.ts'

const patience_ms = 30_000
const most_bytes = 64 * 1024 ** 2

/**
 * Wraps a listener so that an answer sent before its request has fully arrived (a refusal in mid-body) ends the connection; the answer says so, so
 * that a proxy sends no more requests on it.
 */
export function endEarlyAnswers(listener: RequestListener): RequestListener {
  const ending = new WeakSet<Socket>()
  return (req, res) => {
    // Does not execute a request pipelined behind an answer with `close`, since its sender could never learn the result.
    if (ending.has(req.socket)) return
    // Node marks a request without a body complete only after this call, so it must not count as an early answer.
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
      halfCloseFirst(req.socket)
    }
    return writeHead(...head)
  }
  // Runs before Node's own listener, which would discard the rest uncounted.
  res.prependOnceListener('finish', () => discardRest(req))
}

/**
 * Replaces the close after the last answer with a half-close, so that the sender has time to read it. Closing right away resets a connection with
 * unread bytes, and the answer is lost.
 */
function halfCloseFirst(socket: Socket): void {
  // Node calls this once the answer is written; so does code that gives up on the body earlier.
  socket.destroySoon = () => {
    if (socket.writableEnded || socket.destroyed) return
    socket.end()
    const late = setTimeout(() => socket.destroy(), patience_ms)
    socket.once('close', () => clearTimeout(late))
  }
}

/** Reads and discards a limited rest of a request; unread bytes would block the connection's next request or keep the sender from reading. */
function discardRest(req: IncomingMessage): void {
  if (req.readableEnded || req.destroyed) return
  const { socket } = req
  const most = socket.bytesRead + most_bytes
  req.unpipe()
  req.removeAllListeners('data').removeAllListeners('readable')
  req.on('data', () => socket.bytesRead > most && socket.destroy())
  req.resume()
}
