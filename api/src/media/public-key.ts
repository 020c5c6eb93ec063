import { mediaKinds, type MediaRules } from './media-kinds.ts'

const publicKeys = Object.values<MediaRules>(mediaKinds).flatMap((rules) =>
  rules.visibility === 'public' ? [rules.keys] : [],
)

/** Whether a key is one that a public kind of file makes: nothing else is ever handed out at /media from a bucket. */
export const isPublicKey = (key: string): boolean => publicKeys.some((keys) => keys.test(key))
