import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { mediaCopiesFolder } from '../publishing/folders.ts'
import { readingUrl } from '../settings/s3-address.ts'
import { isAccessDenied } from '../storage/access-denied.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import { StorageAway } from '../storage/storage-away.ts'
import type { Part, Storage } from '../storage/storage.ts'
import { storageKey, type StorageKey } from '../storage/storage-key.ts'

/** A bucket that has not begun to answer by then counts as slow. */
const slow_ms = 1_000

const firstByte = { start: 0, end: 0 }
const mediaBelow = storageKey('media')
/** How many other copies are asked for at most, to see whether this edge's key may still read. */
const witnesses_most = 8

/** Copies of public files of the bucket in this edge's own folder. Whatever the bucket answers instead, also that it does not know the key, is StorageAway. */
export type BucketCopies = {
  has: (key: StorageKey) => Promise<boolean>
  /** Copies a file; false when the bucket does not have it, or denies it, which a key that may not list is told of all that is missing. */
  bring: (key: StorageKey) => Promise<boolean>
  /**
   * Whether the bucket still has a file; its copy is deleted when it certainly has not: it says so, or denies it while another copy's
   * file can be read. Any other refusal is thrown, and the copy stays.
   */
  recheck: (key: StorageKey) => Promise<boolean>
}

/** `onSlow` is called when an answer of the bucket has not begun after a second, while it is still waited for. */
export function bucketCopies(config: Config, onSlow: () => void): BucketCopies {
  const disk = createDiskStorage(mediaCopiesFolder(config))
  const lastRead = new Set<StorageKey>()
  let bucket: Promise<Storage> | undefined

  async function read(key: StorageKey, part?: Part): Promise<Readable | null> {
    const storage = await (bucket ??= openStorage({ S3_URL: readingUrl(config), DATA_DIR: config.DATA_DIR }))
    const slow = setTimeout(onSlow, slow_ms).unref()
    const found = await storage
      .stream(key, part)
      .catch((error: unknown) => {
        throw isAccessDenied(error) ? error : new StorageAway(error)
      })
      .finally(() => clearTimeout(slow))
    lastRead.delete(key)
    if (found) lastRead.add(key)
    const [oldest] = lastRead
    if (lastRead.size > witnesses_most && oldest !== undefined) lastRead.delete(oldest)
    return found
  }
  /** null when it is missing, or denied. */
  const readOrDenied = (key: StorageKey, part?: Part): Promise<Readable | null> =>
    read(key, part).catch((error: unknown) => {
      if (!isAccessDenied(error)) throw error
      lastRead.delete(key)
      return null
    })

  async function* witnesses(): AsyncGenerator<StorageKey> {
    yield* [...lastRead].toReversed()
    for await (const { key } of disk.listBelow(mediaBelow)) yield key
  }
  async function mayStillRead(denied: StorageKey): Promise<boolean> {
    const asked = new Set<StorageKey>([denied])
    for await (const key of witnesses()) {
      if (asked.size > witnesses_most) break
      if (asked.has(key)) continue
      asked.add(key)
      const found = await readOrDenied(key, firstByte)
      found?.destroy()
      if (found) return true
    }
    return false
  }

  return {
    has: async (key) => (await disk.head(key)) !== null,
    async bring(key) {
      const found = await readOrDenied(key)
      if (!found) return false
      await disk.put(key, found)
      return true
    },
    async recheck(key) {
      const found = await read(key, firstByte).catch(async (error: unknown) => {
        if (isAccessDenied(error) && (await mayStillRead(key))) return null
        throw error
      })
      found?.destroy()
      if (!found) await disk.remove(key)
      return found !== null
    },
  }
}
