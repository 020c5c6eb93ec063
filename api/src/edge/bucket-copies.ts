import type { Config } from '../config.ts'
import { isReplaceable } from '../domains/media/public-key.ts'
import { mediaCopiesFolder } from '../domains/publishing/folders.ts'
import { isAccessDenied } from '../storage/access-denied.ts'
import { createDiskStorage } from '../storage/disk-storage.ts'
import { isStorageUnavailable } from '../storage/storage-unavailable.ts'
import { storageKey, type StorageKey } from '../storage/storage-key.ts'
import type { Storage, StoredFile } from '../storage/storage.ts'
import { bucketReader } from './bucket-reader.ts'
import { CopyNotDeleted, LocalDiskFailed } from './local-disk-failed.ts'

const firstByte = { start: 0, end: 0 }
/** Stores the version of a replaceable copy, outside the served folder. */
const versionKey = (key: StorageKey): StorageKey => storageKey(`versions/${key}`)
const mediaBelow = storageKey('media')
/** The maximum number of other copies to request when checking whether this edge's key can still read. */
const witnesses_most = 8

/**
 * Copies the bucket's public files to this edge's own folder. Any other answer of the bucket, including an unknown key, is StorageUnavailable; a failed
 * write to this edge's disk is LocalDiskFailed, and a failed delete CopyNotDeleted.
 */
export type BucketCopies = {
  has: (key: StorageKey) => Promise<boolean>
  /** Copies a file; false if the bucket lacks it or denies access, which is what a key without list permission gets for any missing file. */
  bring: (key: StorageKey) => Promise<boolean>
  /**
   * Checks that the bucket still has a file, and copies it again if it was replaced. Deletes the copy only if the bucket says that the file is
   * missing, or denies it while another file is readable. Other refusals are thrown and the copy stays.
   */
  recheck: (key: StorageKey) => Promise<boolean>
}

/** The bytes come from the bucket while the copy is written, so a broken stream is not a disk failure. */
const onOwnDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isStorageUnavailable(error) ? error : new LocalDiskFailed(error)
  })

/**
 * Compares a copy with the bucket's file: by version if the key is replaceable, else by length. The bytes of a hashed key change only once, when a
 * stored picture loses its metadata.
 */
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

  /** Reads the version before the bytes, so that a replacement in between is fetched again and never missed. */
  async function fetchFile(key: StorageKey, version: string | undefined): Promise<boolean> {
    const found = await readOrDenied(key)
    if (!found) return false
    // If the disk write fails early, no one consumes the stream; handle its error or the process exits.
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
