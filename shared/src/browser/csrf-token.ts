import { readCookie } from './cookies.ts'

/** Returns the token sent with every changing request: from the cookie, or a new one with `anew` after the server rejected the old one. */
export async function csrfToken(anew = false): Promise<string> {
  if (anew || readCookie('XSRF-TOKEN') === null) {
    const answer = await fetch('/api/sanctum/csrf-cookie', { credentials: 'same-origin' })
    // Cancel the unread body; otherwise it would keep its connection busy.
    await answer.body?.cancel()
  }
  return readCookie('XSRF-TOKEN') ?? ''
}
