import { confirmingCall } from '@portico/shared/browser/confirming-call.ts'
import { forgetHint } from '@portico/shared/browser/cookies.ts'
import { rememberPath } from '@portico/shared/browser/redirect-path.ts'
import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { addresses } from '@portico/shared/access/addresses.ts'
import { createCall, type Call } from '@portico/shared/calls/call.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import type { Data, Endpoint } from '@portico/shared/calls/endpoint.ts'
import { confirmations } from '@portico/shared/ui/confirmations.ts'
import { keepDrafts } from './form/drafts.ts'

let portalOfCalls: number | null = null

/** Set once the session is known: the portal that calls work on, which is the one on the page; null where nobody chooses it. */
export const setPortalOfCalls = (id: number | null): void => void (portalOfCalls = id)

function withPortal(path: string): string {
  const id = portalOfCalls
  return id === null || path.includes('referer_portal_id=')
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}referer_portal_id=${id}`
}

const plainApi: Call = createCall((request) => sameOriginSend({ ...request, path: withPortal(request.path) }))

/** The API; every refusal is thrown, after the dialog asked for the password again where a call requires that. */
export const quietApi: Call = confirmingCall(plainApi, confirmations.ask)

/** To the login, with the way back remembered and the reason shown (SES-032, ERR-006). */
export function toLogin(): void {
  keepDrafts()
  forgetHint()
  rememberPath(`${location.pathname}${location.search}`)
  location.assign(`${addresses.login}?ended=1`)
}

/** To where the second factor is proven or set up, and back afterwards. */
export function toSecurity(): void {
  keepDrafts()
  rememberPath(`${location.pathname}${location.search}`)
  location.assign(addresses.security)
}

/** Whether the call was refused because the role's second factor is not proven in this session, or not set up. */
const isFactorAsked = ({ code }: CallError): boolean =>
  code === 'session.second_factor_needed' || code === 'session.second_factor_missing'

/** The API for pages that need a session: without one the app goes to the login and the promise never settles. */
export const api: Call = async (endpoint, ...args) => {
  try {
    return await quietApi(endpoint, ...args)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (isFactorAsked(error)) toSecurity()
    else if (error.status === 401) toLogin()
    else throw error
    return new Promise(() => {})
  }
}

/** Where a file of the API is downloaded from by the browser itself, on the selected portal. */
export const downloadAddress = (path: string): string => `/api${withPortal(path)}`

/** A call whose body is a file as it is. */
export function apiFile<const E extends Endpoint>(
  endpoint: E,
  { file, ...args }: { params: Record<string, string | number>; query: Record<string, string | number>; file: Blob },
): Promise<Data<E>> {
  const sendFile = createCall((request) =>
    sameOriginSend({ method: request.method, path: withPortal(request.path), file }),
  )
  return (sendFile as (endpoint: Endpoint, args: object) => Promise<Data<E>>)(endpoint, args)
}
