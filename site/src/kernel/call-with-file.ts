import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { createCall } from '@portico/shared/calls/call.ts'
import type { Data, Endpoint } from '@portico/shared/calls/endpoint.ts'

/** Calls the portal's own origin with a raw file as the body. */
export function callWithFile<const E extends Endpoint>(
  endpoint: E,
  { file, ...args }: { params?: Record<string, number>; query: Record<string, string>; file: Blob },
): Promise<Data<E>> {
  const send = createCall(({ method, path }) => sameOriginSend({ method, path, file }))
  return (send as (endpoint: Endpoint, args: object) => Promise<Data<E>>)(endpoint, args)
}
