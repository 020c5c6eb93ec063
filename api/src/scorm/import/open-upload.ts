import { Readable } from 'node:stream'
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import type { Storage } from '../../storage/storage.ts'
import type { StorageKey } from '../../storage/storage-key.ts'

/** The storage failed while an upload was read: nothing that its author could mend, and tried again later. */
export class UploadUnreadable extends Error {}

/** The bytes of an upload, or a part of them, as they are read. Throws UploadUnreadable. */
export async function* uploadBytes(
  storage: Storage,
  key: StorageKey,
  part?: { start: number; end: number },
): AsyncGenerator<Uint8Array, void, void> {
  try {
    const found = await storage.stream(key, part)
    if (!found) throw new Error(`${key} is not in the storage`)
    yield* found
  } catch (error) {
    throw new UploadUnreadable('an upload could not be read', { cause: error })
  }
}

class StoredUpload extends RandomAccessReader {
  readonly #storage: Storage
  readonly #key: StorageKey

  constructor(storage: Storage, key: StorageKey) {
    super()
    this.#storage = storage
    this.#key = key
  }

  /** `end` is the byte after the last one. */
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(uploadBytes(this.#storage, this.#key, { start, end: end - 1 }), { objectMode: false })
  }
}

/** Opens an uploaded zip where it lies: only what is asked for is read, and no copy is made. */
export async function openUpload(storage: Storage, key: StorageKey): Promise<ZipFile> {
  const found = await storage.head(key)
  if (!found) throw new UploadUnreadable(`${key} is not in the storage`)
  return fromRandomAccessReaderPromise(new StoredUpload(storage, key), found.bytes, {
    autoClose: false,
    lazyEntries: true,
  })
}
