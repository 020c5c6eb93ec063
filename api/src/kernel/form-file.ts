import { Readable } from 'node:stream'
import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { bodyParts } from './body-parts.ts'
import { fail } from './fail.ts'

/** Reads the field `file` of a form, enforcing the size limit while it arrives. */
export async function formFile(request: Request, limit_bytes: number): Promise<File> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) fail('general.body_unreadable')
  const counted = Readable.toWeb(Readable.from(atMost(bodyParts(request.body), limit_bytes)))
  const form = await new Response(counted as ReadableStream<Uint8Array>, { headers: { 'content-type': type } })
    .formData()
    .catch(() => fail('general.body_unreadable'))
  const file = form.get('file')
  return file instanceof File && file.name !== '' ? file : fail('general.body_unreadable')
}

async function* atMost(parts: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array, void, void> {
  let seen = 0
  for await (const part of parts) {
    seen += part.length
    if (seen > limit) fail('general.body_too_large', { limit: sizeLabel(limit) })
    yield part
  }
}
