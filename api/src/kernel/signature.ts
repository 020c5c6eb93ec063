import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text (HMAC-SHA256). One secret signs several kinds of text, so the text must include its kind. */
export const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Checks whether `given` is the text's signature under this secret, in constant time. */
export function isSignature(given: Buffer, { text, secret }: { text: string; secret: string }): boolean {
  const wanted = signatureOf(text, secret)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
