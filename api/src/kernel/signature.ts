import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text (HMAC-SHA256). One secret signs texts of several kinds, so the text says which kind it is. */
export const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Whether `given` is the signature of the text under this secret; compared in constant time. */
export function isSignature(given: Buffer, { text, secret }: { text: string; secret: string }): boolean {
  const wanted = signatureOf(text, secret)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
