import { download_material } from '@portico/shared/contract/materials.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { sendFile } from '../../../../serving/send-file.ts'
import { storageKey } from '../../../../storage/storage-key.ts'
import { namedMaterial } from './named-material.ts'
import { attachment } from '../../../../kernel/attachment.ts'

/** Serves a file's bytes, always as a download and never as a page of the portal. */
export const downloadMaterial = verb(download_material, async ({ db, services, request }, { params }) => {
  const row = await namedMaterial(db, params.uuid)
  const key = storageKey(row.file_key)
  const found = (await services.storage.head(key)) ?? fail('general.not_found')
  return sendFile({
    file: {
      name: row.name,
      bytes: found.bytes,
      version: row.sha256.slice(0, 32),
      open: (part) => services.storage.stream(key, part),
    },
    headers: new Headers({
      'content-type': row.content_type,
      'content-disposition': attachment(row.name),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
    request,
  })
})
