import { createHmac, timingSafeEqual } from 'node:crypto'

/** The text of a cookie that better-auth signed (`text.signature`, HMAC-SHA256 in base64), when the signature is ours; null for any other. */
export function signedText(value: string | null, secret: string): string | null {
  const cut = value?.lastIndexOf('.') ?? -1
  if (value === null || cut < 1) return null
  const text = value.slice(0, cut)
  const wanted = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(value.slice(cut + 1), 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : null
}

/** The text with its signature behind it, as `signedText` reads it. */
export const signText = (text: string, secret: string): string => `${text}.${createHmac('sha256', secret).update(text).digest('base64')}`
