import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { bodyParts } from './body-parts.ts'
import { fail } from './fail.ts'

type TooLarge = 'general.body_too_large' | 'scorm.commit_too_large'

/** Reads a request's body, counting bytes as they arrive: one byte above the limit is a 413, and nothing more is kept. */
export async function readBytes(
  request: Request,
  { limit_bytes, code = 'general.body_too_large' }: { limit_bytes: number; code?: TooLarge },
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  if (Number(request.headers.get('content-length') ?? 0) > limit_bytes) fail(code, { limit: sizeLabel(limit_bytes) })
  for await (const part of bodyParts(request.body)) {
    size += part.length
    if (size > limit_bytes) break
    parts.push(part)
  }
  if (size > limit_bytes) fail(code, { limit: sizeLabel(limit_bytes) })
  return Buffer.concat(parts)
}
