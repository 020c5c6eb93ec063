import { isStorageKey, type StorageKey } from '../../storage/storage-key.ts'

/** Returns the key of a public file from its path on a portal (`/media/…`); null for any other path. */
export function publicPictureKey(address: string): StorageKey | null {
  const key = address.slice(1)
  return address.startsWith('/media/') && isStorageKey(key) ? key : null
}
