import type { Config } from '../config.ts'
import { isReplaceable } from '../domains/media/public-key.ts'
import { mediaCopiesFolder } from '../domains/publishing/folders.ts'
import { isAccessDenied } from '../storage/access-denied.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { isStorageAway } from '../storage/storage-away.ts'
import { storageKey, type StorageKey } from '../storage/storage-key.ts'
import type { Storage, StoredFile } from '../storage/storage.ts'
import { bucketReader } from './bucket-reader.ts'
import { CopyNotDeleted, LocalDiskFailed } from './local-disk-failed.ts'

const firstByte = { start: 0, end: 0 }
/** Where the version of a copy stands that may be replaced: beside what is answered. */
const versionKey = (key: StorageKey): StorageKey => storageKey(`versions/${key}`)
const mediaBelow = storageKey('media')
/** How many other copies are asked for at most, to see whether this edge's key may still read. */
const witnesses_most = 8

/**
 * Copies of public files of the bucket in this edge's own folder. Whatever the bucket answers instead, also that it does not know the key,
 * is StorageAway; what this edge's disk does not take is LocalDiskFailed, and what it does not delete CopyNotDeleted.
 */
export type BucketCopies = {
  has: (key: StorageKey) => Promise<boolean>
  /** Copies a file; false when the bucket does not have it, or denies it, which a key that may not list is told of all that is missing. */
  bring: (key: StorageKey) => Promise<boolean>
  /**
   * Whether the bucket still has a file, which is copied again when it was replaced; its copy is deleted when it certainly has not: it
   * says so, or denies it while another copy's file can be read. Any other refusal is thrown, and the copy stays.
   */
  recheck: (key: StorageKey) => Promise<boolean>
}

/** While a copy is written, its bytes still come from the bucket: that it breaks off is no failure of the disk. */
const onOwnDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isStorageAway(error) ? error : new LocalDiskFailed(error)
  })

/** Compares a copy with the bucket: by version if its key may be replaced, else by length. Bytes under a hash change only once, when a stored picture loses its metadata. */
const isSame = async (disk: Storage, { key, version, bytes }: StoredFile): Promise<boolean> =>
  isReplaceable(key)
    ? (await disk.get(versionKey(key)))?.toString() === version
    : (await disk.head(key))?.bytes === bytes

/** `onSlow`: see `bucketReader`. */
export function bucketCopies(config: Config, onSlow: () => void): BucketCopies {
  const disk = createDiskStorage(mediaCopiesFolder(config))
  const { read, readOrDenied, headOf, lastRead } = bucketReader(config, onSlow)

  async function* witnesses(): AsyncGenerator<StorageKey> {
    yield* lastRead()
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

  /** The version is asked for before the bytes: what is replaced in between is fetched once more, and never missed. */
  async function fetchFile(key: StorageKey, version: string | undefined): Promise<boolean> {
    const found = await readOrDenied(key)
    if (!found) return false
    // A disk that refuses before it reads leaves these bytes to nobody, and an error that nobody listens to ends the process.
    found.on('error', () => {})
    await onOwnDisk(disk.put(key, found)).finally(() => found.destroy())
    if (version !== undefined) await onOwnDisk(disk.put(versionKey(key), Buffer.from(version)))
    return true
  }
  async function forget(key: StorageKey): Promise<void> {
    try {
      await disk.remove(key)
      await disk.remove(versionKey(key))
    } catch (error) {
      throw new CopyNotDeleted(error)
    }
  }

  return {
    has: async (key) => (await disk.head(key)) !== null,
    async bring(key) {
      if (!isReplaceable(key)) return fetchFile(key, undefined)
      const found = await headOf(key)
      return found !== null && fetchFile(key, found?.version)
    },
    async recheck(key) {
      const there = await headOf(key)
      if (
        there &&
        ((await isSame(disk, there)) || (await fetchFile(key, isReplaceable(key) ? there.version : undefined)))
      )
        return true
      const found = await read(key, firstByte).catch(async (error: unknown) => {
        if (isAccessDenied(error) && (await mayStillRead(key))) return null
        throw error
      })
      found?.destroy()
      if (!found) await forget(key)
      return found !== null
    },
  }
}
