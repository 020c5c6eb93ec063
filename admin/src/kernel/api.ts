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
import { withShownPortal } from './shown-portal.ts'

const callAt = (addressOf: (path: string) => string): Call =>
  confirmingCall(
    createCall((request) => sameOriginSend({ ...request, path: addressOf(request.path) })),
    confirmations.ask,
  )

/** The API; every refusal is thrown, after the dialog asked for the password again where a call requires that. */
export const quietApi: Call = callAt(withShownPortal)

/** The same on the portal of the host, whichever portal is shown. */
export const quietHostApi: Call = callAt((path) => path)

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

/** Without a session the app goes to the login, and the promise never settles. */
const needingSession =
  (call: Call): Call =>
  async (endpoint, ...args) => {
    try {
      return await call(endpoint, ...args)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isFactorAsked(error)) toSecurity()
      else if (error.status === 401) toLogin()
      else throw error
      return new Promise(() => {})
    }
  }

/** The API for pages that need a session; every call names the portal that the tab shows. */
export const api: Call = needingSession(quietApi)

/** The same on the portal of the host: who is signed in, and portals as such, whichever of them is shown. */
export const hostApi: Call = needingSession(quietHostApi)

/** Where a file of the API is downloaded from by the browser itself, on the portal that is shown. */
export const downloadAddress = (path: string): string => `/api${withShownPortal(path)}`

/** A call whose body is a file as it is, or a form with one. */
export function apiFile<const E extends Endpoint>(
  endpoint: E,
  {
    file,
    ...args
  }: { params: Record<string, string | number>; query: Record<string, string | number>; file: Blob | FormData },
): Promise<Data<E>> {
  const sendFile = createCall((request) =>
    sameOriginSend({ method: request.method, path: withShownPortal(request.path), file }),
  )
  return (sendFile as (endpoint: Endpoint, args: object) => Promise<Data<E>>)(endpoint, args)
}
