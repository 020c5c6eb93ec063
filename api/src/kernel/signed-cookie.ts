import { LRUCache } from 'lru-cache'
import { isSignature, signatureOf } from './signature.ts'

/** The text of a cookie that better-auth signed (`text.signature`, HMAC-SHA256 in base64), when the signature is ours; null for any other. */
export function signedText(value: string | null, secret: string): string | null {
  const cut = value?.lastIndexOf('.') ?? -1
  if (value === null || cut < 1) return null
  const text = value.slice(0, cut)
  return isSignature(Buffer.from(value.slice(cut + 1), 'base64'), { text, secret }) ? text : null
}

const defaultMax = 20_000

/** `signedText` under one secret, which computes the signature of a cookie once: the `max` cookies read last that were signed are kept, and no other. */
export function createSignedReader(secret: string, { max = defaultMax }: { max?: number } = {}) {
  const read = new LRUCache<string, string>({ max })
  return (value: string | null): string | null => {
    if (value === null) return null
    const known = read.get(value)
    if (known !== undefined) return known
    const text = signedText(value, secret)
    if (text !== null) read.set(value, text)
    return text
  }
}

/** The text with its signature behind it, as `signedText` reads it. */
export const signText = (text: string, secret: string): string =>
  `${text}.${signatureOf(text, secret).toString('base64')}`
