import { Readable } from 'node:stream'
import type { UploadRow } from '../tables.ts'
import type { Services } from '../../../kernel/services.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { tusStore } from './tus-store.ts'

type StoredUpload = Pick<UploadRow, 'file_key' | 'length' | 'parts'>

/**
 * Joins an upload's pieces in a bucket into one object if the last request failed to: its client was told that all bytes arrived and sends nothing
 * more. Does nothing if the file is whole already or has parts of its own.
 */
export async function completeBytes(services: Pick<Services, 'config' | 'storage'>, row: StoredUpload): Promise<void> {
  if (services.config.S3_URL === '' || row.parts) return
  if ((await services.storage.head(storageKey(row.file_key)))?.bytes === row.length) return
  const store = await tusStore(services, row)
  await store.write(Readable.from([]), row.file_key, row.length)
}
