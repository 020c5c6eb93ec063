import { isStorageKey, type StorageKey } from '../../storage/storage-key.ts'

/** The key of a public file by its address on a portal (`/media/…`); null for any other address. */
export function publicPictureKey(address: string): StorageKey | null {
  const key = address.slice(1)
  return address.startsWith('/media/') && isStorageKey(key) ? key : null
}
