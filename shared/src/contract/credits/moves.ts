import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal } from '../../calls/endpoint.ts'
import { email } from '../../schemas/identity.ts'
import { integer, maxValue, minValue } from '../../schemas/numbers.ts'
import { mostCreditsGiven } from './credits.ts'

/** Number of credits to move. The page generates `sent_as`, an idempotency key, so that a repeated request moves them once. */
export const creditAmount = {
  amount: v.pipe(integer, minValue(1), maxValue(mostCreditsGiven)),
  sent_as: v.pipe(v.string(), v.uuid()),
}

/** Source or target: a course, a manager of it (with `email`), or a partner company. */
const moveBody = v.pipe(
  v.object({
    ...creditAmount,
    course_id: v.optional(id()),
    email: v.optional(email),
    partner_company_id: v.optional(id()),
  }),
  v.check(
    ({ course_id, email: person, partner_company_id }) =>
      (course_id === undefined) !== (partner_company_id === undefined) &&
      (person === undefined || course_id !== undefined),
  ),
)

const portalCredits = {
  method: 'POST',
  action: 'credits.move_portal',
  query: v.object(refererPortal),
  body: moveBody,
  output: v.object({ remaining: v.number() }),
} as const

export const give_credits = endpoint({
  ...portalCredits,
  path: '/admin/credits/give',
  summary: 'Gives credits of the portal to a course, one of its managers or a partner company',
  errors: [
    'courses.share_closed',
    'shares.seats_gone',
    'credits.not_enough_in_portal',
    'enrollments.own_seat',
    'enrollments.unknown_address',
    'enrollments.blocked',
    'general.not_found',
    'validation.failed',
  ],
})

export const take_credits = endpoint({
  ...portalCredits,
  path: '/admin/credits/take',
  summary: 'Revokes unused credits from a course, a manager or a partner company',
  errors: [
    'credits.not_enough',
    'credits.not_enough_in_portal',
    'enrollments.unknown_address',
    'enrollments.blocked',
    'general.not_found',
    'validation.failed',
  ],
})

export const take_portal_credits = endpoint({
  method: 'POST',
  path: '/admin/portals/:portal_id/credits/take',
  summary: 'Revokes credits that a portal was given; on the admin portal only',
  action: 'portals.manage',
  confirmed: true,
  tx: false,
  params: v.object({ portal_id: idParam() }),
  query: v.object(refererPortal),
  body: v.object(creditAmount),
  output: v.object({ portal_id: id(), remaining: v.number() }),
  errors: ['credits.not_enough_in_portal', 'portals.not_found', 'portals.not_yours', 'validation.failed'],
})
