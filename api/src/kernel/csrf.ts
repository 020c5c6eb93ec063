import { randomBytes } from 'node:crypto'
import { isSignature, signatureOf } from './signature.ts'

const bound = (nonce: string, session: string | null): string => `${nonce}.${session ?? ''}`

/** Creates a token bound to the session cookie (or to its absence), to be sent back in X-Xsrf-Token (OP-29). */
export function makeCsrfToken({ session, secret }: { session: string | null; secret: string }): string {
  const nonce = randomBytes(12).toString('base64url')
  return `${nonce}.${signatureOf(bound(nonce, session), secret).toString('base64url')}`
}

/** The header must equal the cookie and belong to this session. */
export function isCsrfTokenValid({
  header,
  cookie,
  session,
  secret,
}: {
  header: string | undefined
  cookie: string | null
  session: string | null
  secret: string
}): boolean {
  if (!header || !cookie || header !== cookie) return false
  const [nonce = '', given = ''] = header.split('.')
  return isSignature(Buffer.from(given, 'base64url'), { text: bound(nonce, session), secret })
}
