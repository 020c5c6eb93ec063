import type { MaterialRow } from '../../library/tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { sendFile } from '../../../serving/send-file.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import type { Storage } from '../../../storage/storage.ts'

/** Serves captions as text that cannot run: browsers load captions only from the page's own origin, so the content host cannot serve them. */
export async function captionsAnswer(material: MaterialRow, storage: Storage, request: Request): Promise<Response> {
  const key = storageKey(material.file_key)
  const found = (await storage.head(key)) ?? fail('general.not_found')
  return sendFile({
    file: {
      name: material.name,
      bytes: found.bytes,
      version: material.sha256.slice(0, 32),
      open: (part) => storage.stream(key, part),
    },
    headers: new Headers({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
    request,
  })
}
