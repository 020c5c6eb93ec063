import { fail } from '../kernel/fail.ts'
import { storageKey } from '../storage/storage-key.ts'
import type { Storage } from '../storage/storage.ts'
import { sendFile } from './send-file.ts'
import { attachment } from '../kernel/attachment.ts'

/** A submitted file as stored in a row: `key` is its public name, `file_key` the location of its bytes. */
export type SubmittedFile = { name: string; content_type: string; key: string; file_key: string }

/** Sends a submitted file as a download, whatever it contains; it must never be displayed as a page of the portal. */
export async function sendSubmittedFile({
  storage,
  file,
  request,
}: {
  storage: Storage
  file: SubmittedFile
  request: Request
}) {
  const key = storageKey(file.file_key)
  const found = (await storage.head(key)) ?? fail('general.not_found')
  return sendFile({
    file: { name: file.name, bytes: found.bytes, version: file.key, open: (part) => storage.stream(key, part) },
    headers: new Headers({
      'content-type': file.content_type,
      'content-disposition': attachment(file.name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
    request,
  })
}
