import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

/** The request body is larger than the call allows. */
export class BodyTooLarge extends Error {}

/**
 * Passes the body through its own stream, which fails with BodyTooLarge at the first byte above the limit. undici destroys its source when it aborts,
 * but the visitor's connection must survive to receive the refusal.
 */
export function limitedBody(req: IncomingMessage, limit_bytes: number): Transform {
  let size = 0
  const body = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > limit_bytes) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
  body.on('error', () => {})
  req.once('close', () => req.complete || body.destroy())
  return req.pipe(body)
}
