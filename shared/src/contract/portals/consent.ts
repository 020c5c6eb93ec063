import * as v from 'valibot'
import { endpoint, refererPortal } from '../../calls/endpoint.ts'

export const record_consent = endpoint({
  method: 'POST',
  path: '/consents',
  summary: 'Records which cookies a visitor allowed, with the version of the cookie banner',
  action: 'public',
  auth: 'public',
  // No CSRF check: the call names no account and affects nobody; a forged answer only states its sender's choice.
  csrf: false,
  query: v.object(refererPortal),
  body: v.object({
    /** a number that the browser generates only for these answers */
    visitor: v.pipe(v.string(), v.uuid()),
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
    analytics: v.boolean(),
    advertisement: v.boolean(),
    other: v.boolean(),
    has_gpc: v.boolean(),
  }),
  output: v.null(),
  errors: ['validation.failed', 'general.too_many_requests'],
})
