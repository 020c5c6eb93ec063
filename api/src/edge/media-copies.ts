import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { isStorageKey, type StorageKey } from '../storage/storage-key.ts'

// A picture that the bucket does not have is not asked for again at once.
const missing_ms = 10_000
const most_missing = 10_000

/**
 * Brings a public file of the bucket (S3_URL) into this edge's own media folder, so that it remains there, also when bucket and
 * api are away. Public files are named by the hash of their bytes: a copy never becomes stale. Answers whether it is there now; without a bucket, never.
 */
export function mediaCopies(config: Pick<Config, 'S3_URL' | 'DATA_DIR'>): (path: string) => Promise<boolean> {
  if (config.S3_URL === '') return async () => false
  const disk = createDiskStorage(join(config.DATA_DIR, 'storage'))
  const missing = new Map<StorageKey, number>()
  const coming = new Map<StorageKey, Promise<boolean>>()
  let bucket: Promise<Storage> | undefined

  async function bring(key: StorageKey): Promise<boolean> {
    const found = await (await (bucket ??= openStorage(config))).stream(key)
    if (found) {
      await disk.put(key, found)
      return true
    }
    if (missing.size >= most_missing) missing.clear()
    missing.set(key, Date.now() + missing_ms)
    return false
  }

  return async (path) => {
    const key = `media${path}`
    if (!isStorageKey(key) || (missing.get(key) ?? 0) > Date.now()) return false
    const under_way = coming.get(key) ?? bring(key).finally(() => coming.delete(key))
    coming.set(key, under_way)
    return under_way
  }
}
