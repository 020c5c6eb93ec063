import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'

/** The storage failed while an upload was read: its author cannot fix that, so the import is retried later. */
export class UploadUnreadable extends Error {}

/** Streams the bytes of an upload or of a part of it. Throws UploadUnreadable. */
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
