import { randomBytes } from 'node:crypto'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import { allFileTypes } from '@portico/shared/rules/media/library.ts'
import { cleanFileName } from '@portico/shared/schemas/files.ts'
import { fail, failWith } from '../../../kernel/fail.ts'
import { formFile } from '../../../kernel/form-file.ts'
import { unstorableAt } from '../../../kernel/unstorable.ts'
import { mediaKinds } from '../../media/door.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'

/** Stores the file of a form (MED-004) under its own key; files over 20 MB come through /api/tus. */
export async function receiveFormFile({
  request,
  storage,
  limit_bytes,
}: {
  request: Request
  storage: Storage
  limit_bytes: number
}): Promise<{ name: string; key: StorageKey; bytes: number }> {
  const file = await formFile(request, limit_bytes)
  const name = endOf(cleanFileName(file.name))
  if (unstorableAt(name) !== null) fail('media.wrong_format', { name: name.replaceAll('\0', '') })
  const refusal = checkUpload({ name, size_bytes: file.size }, { types: allFileTypes })
  if (refusal) failWith(refusal)
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const key = mediaKinds.lesson_document.key({ file: `${randomBytes(16).toString('hex')}.${ending}` })
  await storage.put(key, Buffer.from(await file.arrayBuffer()))
  return { name, key, bytes: file.size }
}

/** The last 255 characters of a name, without half a character at the start. */
const endOf = (name: string): string => name.slice(-255).replace(/^[\udc00-\udfff]/, '')
