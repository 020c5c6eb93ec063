import { confirmingCall } from '@portico/shared/browser/confirming-call.ts'
import { forgetHint } from '@portico/shared/browser/cookies.ts'
import { rememberPath } from '@portico/shared/browser/redirect-path.ts'
import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { appPaths } from '@portico/shared/access/app-paths.ts'
import { createCall, type Call } from '@portico/shared/calls/call.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import type { Data, Endpoint } from '@portico/shared/calls/endpoint.ts'
import { confirmations } from '@portico/shared/ui/confirmations.ts'
import { saveDrafts } from './form/drafts.ts'
import { withSelectedPortal } from './selected-portal.ts'

const callAt = (addressOf: (path: string) => string): Call =>
  confirmingCall(
    createCall((request) => sameOriginSend({ ...request, path: addressOf(request.path) })),
    confirmations.ask,
  )

/** Calls the API; throws every refusal, after a dialog has asked for the password again if the call requires that. */
export const apiWithoutRedirect: Call = callAt(withSelectedPortal)

/** Calls the API on the host's portal, whichever portal is selected. */
export const hostApiWithoutRedirect: Call = callAt((path) => path)

/** Goes to the login, which shows the reason, and remembers the current path for the return (SES-032, ERR-006). */
export function toLogin(): void {
  saveDrafts()
  forgetHint()
  rememberPath(`${location.pathname}${location.search}`)
  location.assign(`${appPaths.login}?ended=1`)
}

/** Goes to the page that verifies or sets up the second factor, and remembers the current path for the return. */
export function toSecurity(): void {
  saveDrafts()
  rememberPath(`${location.pathname}${location.search}`)
  location.assign(appPaths.security)
}

/** Whether the call was refused because the role's second factor is not verified in this session, or not set up. */
const isSecondFactorMissing = ({ code }: CallError): boolean =>
  code === 'session.second_factor_needed' || code === 'session.second_factor_missing'

/** Sends the user to the login if there is no session; the promise then never settles. */
const redirectingToLogin =
  (call: Call): Call =>
  async (endpoint, ...args) => {
    try {
      return await call(endpoint, ...args)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isSecondFactorMissing(error)) toSecurity()
      else if (error.status === 401) toLogin()
      else throw error
      return new Promise(() => {})
    }
  }

/** Calls the API for pages that need a session; every call names the portal selected in the tab. */
export const api: Call = redirectingToLogin(apiWithoutRedirect)

/** Like `api`, but on the host's portal: for the signed-in user, and for portals as such, whichever one is selected. */
export const hostApi: Call = redirectingToLogin(hostApiWithoutRedirect)

/** Returns the URL at which the browser downloads a file of the API, on the selected portal. */
export const downloadUrl = (path: string): string => `/api${withSelectedPortal(path)}`

/** Calls the API with a file as the body, or with a form that contains one. */
export function apiFile<const E extends Endpoint>(
  endpoint: E,
  {
    file,
    ...args
  }: { params: Record<string, string | number>; query: Record<string, string | number>; file: Blob | FormData },
): Promise<Data<E>> {
  const sendFile = createCall((request) =>
    sameOriginSend({ method: request.method, path: withSelectedPortal(request.path), file }),
  )
  return (sendFile as (endpoint: Endpoint, args: object) => Promise<Data<E>>)(endpoint, args)
}
