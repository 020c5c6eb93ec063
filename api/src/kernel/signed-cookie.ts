import { timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isSignature, signatureOf } from './signature.ts'

/** Longer than any cookie we sign: a 32-character token with its label, and the signature. */
const longest = 256
const signatureBytes = 32
/** The length of those bytes in base64. */
const signatureLength = 44

/** Splits a cookie into text and unverified signature; null unless it is encoded exactly as by `signText`. */
function partsOf(value: string): { text: string; signature: Buffer } | null {
  const cut = value.length - signatureLength - 1
  if (value.length > longest || cut < 1 || value[cut] !== '.') return null
  const written = value.slice(cut + 1)
  // Buffer skips characters that are not base64; without this comparison one signature would have countless valid encodings.
  const signature = Buffer.from(written, 'base64')
  const isWhole = signature.length === signatureBytes && signature.toString('base64') === written
  return isWhole ? { text: value.slice(0, cut), signature } : null
}

/** Returns the text of a cookie signed by better-auth (`text.signature`, HMAC-SHA256 in base64) if the signature is ours, else null. */
export function signedText(value: string | null, secret: string): string | null {
  const parts = value === null ? null : partsOf(value)
  return parts && isSignature(parts.signature, { text: parts.text, secret }) ? parts.text : null
}

const defaultMax = 20_000

/**
 * Like `signedText` with a fixed secret, but computes each text's signature only once. Caches the signatures of the `max` most recently read texts,
 * and only valid ones.
 */
export function createSignedReader(secret: string, { max = defaultMax }: { max?: number } = {}) {
  const signatures = new LRUCache<string, Buffer>({ max })
  return (value: string | null): string | null => {
    const parts = value === null ? null : partsOf(value)
    if (!parts) return null
    const { text, signature } = parts
    const known = signatures.get(text)
    if (known) return timingSafeEqual(known, signature) ? text : null
    if (!isSignature(signature, { text, secret })) return null
    // Copy the text: a slice would keep the entire header in memory.
    signatures.set(Buffer.from(text).toString(), signature)
    return text
  }
}

/** Appends the signature to a text, in the format `signedText` reads. */
export const signText = (text: string, secret: string): string =>
  `${text}.${signatureOf(text, secret).toString('base64')}`
