import { readCookie } from './cookies.ts'

/** The token that this browser sends with whatever changes something: as it has it, or `anew` once the server no longer takes that one. */
export async function csrfToken(anew = false): Promise<string> {
  if (anew || readCookie('XSRF-TOKEN') === null) {
    const answer = await fetch('/api/sanctum/csrf-cookie', { credentials: 'same-origin' })
    // An answer that nobody reads keeps its connection.
    await answer.body?.cancel()
  }
  return readCookie('XSRF-TOKEN') ?? ''
}
