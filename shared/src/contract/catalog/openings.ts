import * as v from 'valibot'
import { endpoint, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { email } from '../../schemas/identity.ts'

// One email to each address that asked for it, when a Coming Soon course opens.

const ofCourse = { params: v.object({ slug: slugParam() }), query: v.object(refererPortal) } as const

/** Answers alike for every address, whether it has an account or asked before. */
export const request_opening_mail = endpoint({
  method: 'POST',
  path: '/courses/:slug/opening-requests',
  summary: 'Asks for one email when a Coming Soon course opens; without an address, the account’s own is used',
  action: 'public',
  auth: 'public',
  ...ofCourse,
  body: v.object({ email: v.optional(email) }),
  /** `open`: the course can be bought by now, so nothing was stored */
  output: v.object({ state: v.picklist(['waiting', 'open']) }),
  errors: ['validation.failed', 'general.not_found', 'general.too_many_requests'],
})

export const get_opening_request = endpoint({
  method: 'GET',
  path: '/courses/:slug/opening-requests',
  summary: 'Says whether the signed-in person is emailed when a Coming Soon course opens',
  action: 'profile.read',
  ...ofCourse,
  output: v.object({ email: v.string(), is_waiting: v.boolean() }),
  errors: ['general.not_found'],
})

export const cancel_opening_request = endpoint({
  method: 'DELETE',
  path: '/courses/:slug/opening-requests',
  summary: 'Takes back the signed-in person’s request for an email when a course opens',
  action: 'profile.edit',
  ...ofCourse,
  output: v.null(),
  errors: ['general.not_found'],
})

/** Answers alike whether or not anything was stored for the link. */
export const unsubscribe_from_openings = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  summary:
    'Deletes the address of an email about a course that opened, with everything else it waits for on this portal',
  action: 'public',
  auth: 'public',
  // No CSRF check: the link in the email is the only right that it needs.
  csrf: false,
  query: v.object(refererPortal),
  body: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/)) }),
  output: v.null(),
  errors: ['validation.failed', 'general.too_many_requests'],
})
