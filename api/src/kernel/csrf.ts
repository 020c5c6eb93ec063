import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const mac = (nonce: string, session: string, secret: string): string => createHmac('sha256', secret).update(`${nonce}.${session}`).digest('base64url')

/** A token bound to the session cookie (or to having none), sent back in X-Xsrf-Token (OP-29). */
export function makeCsrfToken({ session, secret }: { session: string | null; secret: string }): string {
  const nonce = randomBytes(12).toString('base64url')
  return `${nonce}.${mac(nonce, session ?? '', secret)}`
}

/** The header must equal the cookie and belong to this very session. */
export function isCsrfTokenValid({ header, cookie, session, secret }: { header: string | undefined; cookie: string | null; session: string | null; secret: string }): boolean {
  if (!header || !cookie || header !== cookie) return false
  const [nonce = '', given = ''] = header.split('.')
  const wanted = Buffer.from(mac(nonce, session ?? '', secret))
  const got = Buffer.from(given)
  return wanted.length === got.length && timingSafeEqual(wanted, got)
}
