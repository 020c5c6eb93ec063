import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { email } from '../../schemas/identity.ts'
import { creditTransaction } from './ledger.ts'
import { creditAmount } from './moves.ts'

// Managers hand out the credits of a course, take back unused ones, and see how they were used.

const ofCourse = { params: v.object({ slug: slugParam() }), query: v.object(refererPortal) }
export const mostGivenAtOnce = 50

export const give_manager_credits = endpoint({
  method: 'POST',
  path: '/managers/courses/:slug/credits/give',
  summary: 'Enrolls people with your credits, or gives another manager credits to distribute',
  action: 'credits.manage_own',
  ...ofCourse,
  body: v.object({
    ...creditAmount,
    /** learners are enrolled with one credit each; managers get `amount` each */
    as: v.picklist(['learner', 'manager']),
    emails: v.pipe(v.array(email), v.minLength(1), v.maxLength(mostGivenAtOnce)),
  }),
  output: v.object({ given: v.number(), unchanged: v.number() }),
  errors: [
    'credits.not_enough',
    'credits.own_account',
    'enrollments.unknown_address',
    'enrollments.blocked',
    'invitations.outside_manager',
    'general.not_found',
    'general.too_many_requests',
    'validation.failed',
  ],
})

export const take_back_seat = endpoint({
  method: 'POST',
  path: '/managers/courses/:slug/people/:related_id/take-back',
  summary: 'Revokes the seat of a person who has not started the course; the credit can be used again',
  action: 'credits.manage_own',
  params: v.object({ slug: slugParam(), related_id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({ returned: v.number() }),
  errors: ['credits.seat_begun', 'general.not_found'],
})

const givenManager = v.object({
  user_id: id(),
  name: v.string(),
  email: v.string(),
  /** credits they were given, minus those taken back */
  given: v.number(),
  /** of these, the unused ones */
  returnable: v.number(),
})
export type GivenManager = v.InferOutput<typeof givenManager>
export const list_given_managers = endpoint({
  method: 'GET',
  path: '/managers/courses/:slug/managers',
  summary: 'Lists other managers to whom you gave credits of a course',
  action: 'credits.manage_own',
  ...ofCourse,
  output: v.array(givenManager),
  errors: ['general.not_found'],
})

export const take_manager_credits = endpoint({
  method: 'POST',
  path: '/managers/courses/:slug/managers/:user_id/take',
  summary: 'Revokes unused credits that you gave to a manager',
  action: 'credits.manage_own',
  params: v.object({ slug: slugParam(), user_id: idParam() }),
  query: v.object(refererPortal),
  body: v.object(creditAmount),
  output: v.object({ returned: v.number() }),
  errors: ['credits.not_enough', 'general.not_found', 'validation.failed'],
})

export const list_manager_transactions = endpoint({
  method: 'GET',
  path: '/managers/courses/:slug/transactions',
  summary: 'Lists the movements of your credits of a course, newest first',
  action: 'credits.manage_own',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object({ ...refererPortal, cursor: v.optional(cursor), per_page: perPage(20), with_total: withTotal }),
  output: v.array(creditTransaction),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})
