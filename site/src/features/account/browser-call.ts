import { createCall, type Call } from '@portico/shared/contract/call.ts'
import { paths } from '../../paths.ts'

type Sent = { method: string; path: string; body?: unknown }
const cookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

async function token(anew = false): Promise<string> {
  if (anew || !cookie('XSRF-TOKEN')) await fetch('/api/sanctum/csrf-cookie', { credentials: 'same-origin' })
  return cookie('XSRF-TOKEN') ?? ''
}

async function send({ method, path, body }: Sent, anew = false): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['x-xsrf-token'] = await token(anew)
  const answer = await fetch(`/api${path}`, { method, headers, credentials: 'same-origin', ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (answer.status === 419 && !anew) return send({ method, path, ...(body === undefined ? {} : { body }) }, true)
  return answer
}

/** Without a session: to the login, with the way back remembered, and the reason when there was one (ERR-006). */
function toLogin(): void {
  const hadSession = cookie('portico_is_auth') !== null
  const names = location.hostname.split('.').map((_, index, all) => all.slice(index).join('.'))
  for (const domain of ['', ...names.map((name) => `; domain=${name}`)]) document.cookie = `portico_is_auth=; path=/; max-age=0${domain}`
  document.cookie = `portico_redirect_path=${encodeURIComponent(`${location.pathname}${location.search}`)}; path=/; max-age=3600; samesite=lax`
  location.assign(hadSession ? `${paths.login()}?ended=1` : paths.login())
}

/** The API for islands on the portal's own origin. */
export const browserCall: Call = createCall(async (request) => {
  const answer = await send(request)
  if (answer.status === 401) {
    toLogin()
    // The page is on its way out: nobody waits for an error to be drawn.
    return new Promise(() => {})
  }
  return answer
})
