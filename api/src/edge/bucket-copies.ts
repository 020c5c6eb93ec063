import type { Config } from '../config.ts'
import { mediaCopiesFolder } from '../publishing/folders.ts'
import { readingUrl } from '../settings/s3-address.ts'
import { isAccessDenied } from '../storage/access-denied.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { StorageKey } from '../storage/storage-key.ts'

/** A bucket that has not begun to answer by then counts as slow. */
const slow_ms = 1_000

/** Copies of public files of the bucket in this edge's own folder. Failures of the bucket are thrown as they are. */
export type BucketCopies = {
  has: (key: StorageKey) => Promise<boolean>
  /** Copies a file; false when the bucket does not have it. */
  bring: (key: StorageKey) => Promise<boolean>
  /** Whether the bucket still has a file; its copy is deleted when it has not. */
  recheck: (key: StorageKey) => Promise<boolean>
}

/** `onSlow` is called when an answer of the bucket has not begun after a second, while it is still waited for. */
export function bucketCopies(config: Config, onSlow: () => void): BucketCopies {
  const disk = createDiskStorage(mediaCopiesFolder(config))
  let bucket: Promise<Storage> | undefined

  async function ask<T>(question: (storage: Storage) => Promise<T>): Promise<T | null> {
    const storage = await (bucket ??= openStorage({ S3_URL: readingUrl(config), DATA_DIR: config.DATA_DIR }))
    const slow = setTimeout(onSlow, slow_ms).unref()
    try {
      return await question(storage)
    } catch (error) {
      if (isAccessDenied(error)) return null
      throw error
    } finally {
      clearTimeout(slow)
    }
  }

  return {
    has: async (key) => (await disk.head(key)) !== null,
    async bring(key) {
      const found = await ask((storage) => storage.stream(key))
      if (!found) return false
      await disk.put(key, found)
      return true
    },
    async recheck(key) {
      const found = await ask((storage) => storage.stream(key, { start: 0, end: 0 }))
      found?.destroy()
      if (!found) await disk.remove(key)
      return found !== null
    },
  }
}
