import { mediaKinds, type MediaRules } from './media-kinds.ts'

const publicKinds = Object.values<MediaRules>(mediaKinds).filter((rules) => rules.visibility === 'public')

/** Whether a key is one that a public kind of file makes: nothing else is ever handed out at /media from a bucket. */
export const isPublicKey = (key: string): boolean => publicKinds.some(({ keys }) => keys.test(key))

/** Whether a public key never comes to have other bytes, since it was made from them. */
export const isImmutable = (key: string): boolean =>
  publicKinds.some(({ keys, named_by }) => named_by === 'bytes' && keys.test(key))

/** Whether a public key may come to have other bytes. */
export const isReplaceable = (key: string): boolean => isPublicKey(key) && !isImmutable(key)
