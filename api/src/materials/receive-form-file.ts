import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import { allFileTypes } from '@portico/shared/rules/media/library.ts'
import { bodyParts } from '../kernel/body-parts.ts'
import { fail, failWith } from '../kernel/fail.ts'
import { mediaKinds } from '../media/media-kinds.ts'
import type { Storage } from '../storage/storage.ts'
import type { StorageKey } from '../storage/storage-key.ts'
import { sizeLabel } from '@portico/shared/calls/body-limit.ts'

/** The file of a form (MED-004), stored at a key of its own; a larger one than 20 MB comes through /api/tus. */
export async function receiveFormFile({
  request,
  storage,
  limit_bytes,
}: {
  request: Request
  storage: Storage
  limit_bytes: number
}): Promise<{ name: string; key: StorageKey; bytes: number }> {
  const file = await fileOf(request, limit_bytes)
  const name = file.name.slice(-255)
  const refusal = checkUpload({ name, size_bytes: file.size }, { types: allFileTypes })
  if (refusal) failWith(refusal)
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const key = mediaKinds.lesson_document.key({ file: `${randomBytes(16).toString('hex')}.${ending}` })
  await storage.put(key, Buffer.from(await file.arrayBuffer()))
  return { name, key, bytes: file.size }
}

async function fileOf(request: Request, limit_bytes: number): Promise<File> {
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
