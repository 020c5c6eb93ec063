import { CallError, createCall, type Call } from '@portico/shared/contract/call.ts'
import { paths } from '../../paths.ts'
import { forgetHint, readCookie } from './browser-cookies.ts'
import { rememberPath } from './redirect-path.ts'

type Sent = { method: string; path: string; body?: unknown }

async function token(anew: boolean): Promise<string> {
  if (anew || readCookie('XSRF-TOKEN') === null) await fetch('/api/sanctum/csrf-cookie', { credentials: 'same-origin' })
  return readCookie('XSRF-TOKEN') ?? ''
}

async function send(request: Sent, anew = false): Promise<Response> {
  const { method, path, body } = request
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['x-xsrf-token'] = await token(anew)
  const answer = await fetch(`/api${path}`, { method, headers, credentials: 'same-origin', ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  // The token belongs to the session: after signing in or out elsewhere one new one is asked for, once.
  return answer.status === 419 && !anew ? send(request, true) : answer
}

/** The API on the portal's own origin; every refusal is thrown, also that nobody is signed in. */
export const quietCall: Call = createCall((request) => send(request))

/** Whether the refusal means that the session is gone, and not that a password was wrong. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && (error.code === 'session.unauthorized' || error.code === 'session.ended')

/** Without a session: to the login, with the way back remembered, and the reason when there had been one (SES-032, ERR-006). */
export function toLogin(): void {
  const hadSession = readCookie('portico_is_auth') !== null
  forgetHint()
  rememberPath(`${location.pathname}${location.search}`)
  location.assign(hadSession ? `${paths.login()}?ended=1` : paths.login())
}

/** The API for pages that need a session: without one the page goes to the login and never hears an answer. */
export const browserCall: Call = async (endpoint, ...args) => {
  try {
    return await quietCall(endpoint, ...args)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    toLogin()
    return new Promise(() => {})
  }
}
