import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

/** The body is larger than the call allows. */
export class BodyTooLarge extends Error {}

/**
 * The body as a stream of its own, which ends with BodyTooLarge at the first byte above the limit. undici destroys what it sends when
 * it gives up; the visitor's connection must outlive that, to receive the refusal.
 */
export function countedBody(req: IncomingMessage, limit_bytes: number): Transform {
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
