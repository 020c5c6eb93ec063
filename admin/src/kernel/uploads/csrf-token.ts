import { readCookie } from '@portico/shared/browser/cookies.ts'

/** The token that every request of an upload carries; asked for when there is none yet. */
export async function csrfToken(): Promise<string> {
  if (readCookie('XSRF-TOKEN') === null) await fetch('/api/sanctum/csrf-cookie', { credentials: 'same-origin' })
  return readCookie('XSRF-TOKEN') ?? ''
}
