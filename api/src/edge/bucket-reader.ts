import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { readingUrl } from '../settings/s3-url.ts'
import { isAccessDenied, isForbidden } from '../storage/access-denied.ts'
import { openStorage } from '../storage/open-storage.ts'
import { StorageUnavailable } from '../storage/storage-unavailable.ts'
import type { Part, Storage, StoredFile } from '../storage/storage.ts'
import type { StorageKey } from '../storage/storage-key.ts'

/** A bucket that takes longer to start answering counts as slow. */
const slow_ms = 1_000
/** How many recently readable files to remember. */
const lastRead_most = 8

/** The requests of an edge to the bucket. Failures other than a denied file are StorageUnavailable. */
export type BucketReader = {
  read: (key: StorageKey, part?: Part) => Promise<Readable | null>
  /** Returns null if the file is missing or denied. */
  readOrDenied: (key: StorageKey, part?: Part) => Promise<Readable | null>
  /** Returns a file without its bytes; null if it is missing, undefined if only reading its bytes can tell. */
  headOf: (key: StorageKey) => Promise<StoredFile | null | undefined>
  /** Files that were readable recently, the latest first. */
  lastRead: () => StorageKey[]
}

/** `onSlow` is called if the bucket has not started answering after one second; the request keeps waiting. */
export function bucketReader(config: Config, onSlow: () => void): BucketReader {
  const lastRead = new Set<StorageKey>()
  let bucket: Promise<Storage> | undefined

  async function ask<T>(question: (storage: Storage) => Promise<T>): Promise<T> {
    const storage = await (bucket ??= openStorage({ S3_URL: readingUrl(config), DATA_DIR: config.DATA_DIR }))
    const slow = setTimeout(onSlow, slow_ms).unref()
    return question(storage)
      .catch((error: unknown) => {
        throw isAccessDenied(error) ? error : new StorageUnavailable(error)
      })
      .finally(() => clearTimeout(slow))
  }
  async function read(key: StorageKey, part?: Part): Promise<Readable | null> {
    const found = await ask((storage) => storage.stream(key, part))
    lastRead.delete(key)
    if (found) lastRead.add(key)
    const [oldest] = lastRead
    if (lastRead.size > lastRead_most && oldest !== undefined) lastRead.delete(oldest)
    return found
  }
  const readOrDenied = (key: StorageKey, part?: Part): Promise<Readable | null> =>
    read(key, part).catch((error: unknown) => {
      if (!isAccessDenied(error)) throw error
      lastRead.delete(key)
      return null
    })
  const headOf = (key: StorageKey): Promise<StoredFile | null | undefined> =>
    ask((storage) => storage.head(key)).catch((error: unknown) => {
      if (error instanceof StorageUnavailable && !isForbidden(error.cause)) throw error
      return undefined
    })

  return { read, readOrDenied, headOf, lastRead: () => [...lastRead].toReversed() }
}
