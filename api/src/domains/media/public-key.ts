import { isStorageKey, type StorageKey } from '../../storage/storage-key.ts'
import { mediaKinds, type MediaRules } from './media-kinds.ts'

const publicKinds = Object.values<MediaRules>(mediaKinds).filter((rules) => rules.visibility === 'public')

/** Whether a public kind of file makes this key; a bucket serves nothing else at /media. */
export const isPublicKey = (key: string): boolean => publicKinds.some(({ keys }) => keys.test(key))

/** Whether a public key was made from its bytes, so that they never change. */
export const isImmutable = (key: string): boolean =>
  publicKinds.some(({ keys, named_by }) => named_by === 'bytes' && keys.test(key))

/** Whether the bytes under a public key may change. */
export const isReplaceable = (key: string): boolean => isPublicKey(key) && !isImmutable(key)

/** Returns the key of a public file from its path on a portal (`/media/…`); null for any other path. */
export function publicPictureKey(address: string): StorageKey | null {
  const key = address.slice(1)
  return address.startsWith('/media/') && isStorageKey(key) ? key : null
}

/** The portal where a picture was uploaded; null if its address names none. */
export function portalOfPicture(address: string): number | null {
  const id = /^\/media\/portals\/(\d+)\//.exec(address)?.[1]
  return id === undefined ? null : Number(id)
}
