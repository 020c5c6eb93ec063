import type { UploadRow } from '../tables.ts'
import type { Services } from '../../../kernel/services.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { tusStore } from './tus-store.ts'

type StoredUpload = Pick<UploadRow, 'file_key' | 'length'>

/** Removes what has arrived of an upload, and the store's metadata for it. */
export async function forgetBytes(services: Pick<Services, 'config' | 'storage'>, row: StoredUpload): Promise<void> {
  const store = await tusStore(services, row)
  await store.remove(row.file_key).catch((error: unknown) => {
    // This property marks the store's own error for a missing file.
    if (!(typeof error === 'object' && error !== null && 'status_code' in error)) throw error
  })
  await services.storage.remove(storageKey(row.file_key))
  await forgetNotes(services, row)
}

/** Removes an S3 store's metadata for an upload, but not its bytes. */
export async function forgetNotes(
  { config, storage }: Pick<Services, 'config' | 'storage'>,
  { file_key }: StoredUpload,
) {
  if (config.S3_URL === '') return
  for (const ending of ['info', 'part']) await storage.remove(storageKey(`${file_key}.${ending}`))
}
