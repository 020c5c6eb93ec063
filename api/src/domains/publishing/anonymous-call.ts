import type { Hono } from 'hono'
import { createCall, type Call } from '@portico/shared/calls/call.ts'

/** Calls the API in process as an anonymous visitor of one host, so pages never contain anything such a visitor may not see. */
export function anonymousCall(app: Hono, host: string): Call {
  return createCall(async ({ method, path, body }) =>
    app.request(`http://${host}/api${path}`, {
      method,
      headers: { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}
