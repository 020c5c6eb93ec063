import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { createCall } from '@portico/shared/calls/call.ts'
import type { Data, Endpoint } from '@portico/shared/calls/endpoint.ts'
import { isSignedOut, toLogin } from './browser-call.ts'

/** Calls the API with a file as the body; without a session, redirects to the login and never settles. */
export async function callWithFile<const E extends Endpoint>(
  endpoint: E,
  { file, ...args }: { query: Record<string, string>; file: Blob },
): Promise<Data<E>> {
  const call = createCall(({ method, path }) => sameOriginSend({ method, path, file }))
  try {
    return await (call as (endpoint: Endpoint, args: object) => Promise<Data<E>>)(endpoint, args)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    toLogin()
    return new Promise(() => {})
  }
}
