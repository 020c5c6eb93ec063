import { isSignature, signatureOf } from './signature.ts'

/** The text of a cookie that better-auth signed (`text.signature`, HMAC-SHA256 in base64), when the signature is ours; null for any other. */
export function signedText(value: string | null, secret: string): string | null {
  const cut = value?.lastIndexOf('.') ?? -1
  if (value === null || cut < 1) return null
  const text = value.slice(0, cut)
  return isSignature(Buffer.from(value.slice(cut + 1), 'base64'), { text, secret }) ? text : null
}

/** The text with its signature behind it, as `signedText` reads it. */
export const signText = (text: string, secret: string): string =>
  `${text}.${signatureOf(text, secret).toString('base64')}`
