import { timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isSignature, signatureOf } from './signature.ts'

/** Longer than any cookie that we sign: a token of 32 characters with its label, and the signature. */
const longest = 256
const signatureBytes = 32
/** Those bytes in base64. */
const signatureLength = 44

/** A text and the signature behind it, not checked yet; null for what is not written exactly as `signText` writes it. */
function partsOf(value: string): { text: string; signature: Buffer } | null {
  const cut = value.length - signatureLength - 1
  if (value.length > longest || cut < 1 || value[cut] !== '.') return null
  const written = value.slice(cut + 1)
  // Buffer skips what is no base64: without the comparison one signature could be written in endless ways.
  const signature = Buffer.from(written, 'base64')
  const isWhole = signature.length === signatureBytes && signature.toString('base64') === written
  return isWhole ? { text: value.slice(0, cut), signature } : null
}

/** The text of a cookie that better-auth signed (`text.signature`, HMAC-SHA256 in base64), when the signature is ours; null for any other. */
export function signedText(value: string | null, secret: string): string | null {
  const parts = value === null ? null : partsOf(value)
  return parts && isSignature(parts.signature, { text: parts.text, secret }) ? parts.text : null
}

const defaultMax = 20_000

/** `signedText` under one secret, which computes the signature of a text once: those of the `max` texts read last that were signed are kept, and no other. */
export function createSignedReader(secret: string, { max = defaultMax }: { max?: number } = {}) {
  const signatures = new LRUCache<string, Buffer>({ max })
  return (value: string | null): string | null => {
    const parts = value === null ? null : partsOf(value)
    if (!parts) return null
    const { text, signature } = parts
    const known = signatures.get(text)
    if (known) return timingSafeEqual(known, signature) ? text : null
    if (!isSignature(signature, { text, secret })) return null
    // A copy: a slice would keep the whole header that it was cut from.
    signatures.set(Buffer.from(text).toString(), signature)
    return text
  }
}

/** The text with its signature behind it, as `signedText` reads it. */
export const signText = (text: string, secret: string): string =>
  `${text}.${signatureOf(text, secret).toString('base64')}`
