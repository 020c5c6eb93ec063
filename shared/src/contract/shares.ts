import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { cents, endpoint, id, idParam, instant, refererPortal, slugParam } from '../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../schemas/lists.ts'
import { day } from '../schemas/dates.ts'
import { maxCharacters, requiredText } from '../schemas/text.ts'
import { shareEnders, shareSides, shareStates } from '../states/course-share.ts'

// Courses shared between portals (OP-17): one portal owns a course, another sells it within limits.

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(errorMessage('validation.required')),
    v.integer(errorMessage('validation.integer')),
    v.minValue(least, errorMessage('validation.min_value', { value: least })),
    v.maxValue(most, errorMessage('validation.max_value', { value: most })),
  )
const limits = {
  /** share of the price paid for a seat, without sales tax */
  owner_percent: whole(0, 100),
  /** minimum price of a seat */
  min_price: v.pipe(cents(), v.minValue(0), v.maxValue(10_000_000)),
  /** percentage by which the minimum is lowered while the receiving portal holds credits */
  max_discount: v.optional(v.nullable(whole(1, 100)), null),
  /** number of seats that may be sold or given; null: unlimited */
  seats: v.optional(v.nullable(whole(1, 1_000_000)), null),
  starts_on: v.optional(v.nullable(day()), null),
  ends_on: v.optional(v.nullable(day()), null),
}

export const shareTerms = v.object({
  owner_percent: v.number(),
  min_price: cents(),
  max_discount: v.nullable(v.number()),
  seats: v.nullable(v.number()),
  starts_on: v.nullable(v.string()),
  ends_on: v.nullable(v.string()),
})
const share = v.object({
  id: id(),
  side: v.picklist(shareSides),
  state: v.picklist(shareStates),
  title: v.string(),
  /** slug of the course in this portal; null while a received course is not accepted */
  slug: v.nullable(v.string()),
  other_portal: v.string(),
  ...shareTerms.entries,
  note: v.string(),
  seats_taken: v.number(),
  /** the owner’s share of sales minus refunds */
  owner_earned: cents(),
  offered_at: instant(),
  answered_at: v.nullable(instant()),
  ended_at: v.nullable(instant()),
  ended_by: v.nullable(v.picklist(shareEnders)),
})
export type CourseShare = v.InferOutput<typeof share>

const one = { params: v.object({ share_id: idParam() }), query: v.object(refererPortal) }
const paged = { cursor: v.optional(cursor), with_total: withTotal }

export const list_shares = endpoint({
  method: 'GET',
  path: '/admin/shared-courses',
  summary: 'Lists courses that this portal received from other portals or shared with them, newest first',
  action: 'shares.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    side: v.optional(v.picklist(shareSides), 'received'),
    /** slug of one course of the portal */
    course: v.optional(v.string()),
    state: v.optional(v.picklist(shareStates)),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    ...paged,
    per_page: perPage(20),
  }),
  output: v.array(share),
  errors: ['validation.cursor', 'validation.failed'],
})
export const offer_share = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/shares',
  summary: 'Offers a published course to another portal, which may sell it within limits once it has accepted',
  action: 'shares.manage',
  tx: false,
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.pipe(
    v.object({
      /** URL of the other portal’s storefront */
      portal: requiredText(300),
      ...limits,
      note: v.optional(v.pipe(v.string(), v.trim(), maxCharacters(1000)), ''),
    }),
    v.forward(
      v.check(
        ({ starts_on, ends_on }) => starts_on === null || ends_on === null || starts_on <= ends_on,
        'The last day is before the first one.',
      ),
      ['ends_on'],
    ),
  ),
  output: v.object({ id: id() }),
  errors: [
    'general.not_found',
    'courses.shared_content',
    'shares.not_published',
    'shares.already_open',
    'validation.failed',
  ],
})
export type OfferedShare = v.InferInput<(typeof offer_share)['body']>
export const answer_share = endpoint({
  method: 'POST',
  path: '/admin/shared-courses/:share_id/answer',
  summary: 'Accepts or declines a course that another portal offers; an accepted course becomes a draft of this portal',
  action: 'shares.manage',
  tx: false,
  ...one,
  body: v.object({ answer: v.picklist(['accepted', 'declined']) }),
  output: v.object({ id: id(), state: v.picklist(shareStates), slug: v.nullable(v.string()) }),
  errors: ['general.not_found', 'shares.moved_on'],
})
export const end_share = endpoint({
  method: 'POST',
  path: '/admin/shared-courses/:share_id/end',
  summary: 'Ends a share, or withdraws a waiting offer: sales stop, and learners keep what they have',
  action: 'shares.manage',
  tx: false,
  ...one,
  body: v.object({}),
  output: v.object({ id: id(), state: v.picklist(shareStates) }),
  errors: ['general.not_found', 'shares.moved_on'],
})

const sale = v.object({
  id: id(),
  sold_at: instant(),
  seats: v.number(),
  /** without sales tax */
  paid: cents(),
  owner_amount: cents(),
  refunded_at: v.nullable(instant()),
  /** part of the owner’s share that refunds took back */
  owner_back: cents(),
})
export type ShareSale = v.InferOutput<typeof sale>
export const list_share_sales = endpoint({
  method: 'GET',
  path: '/admin/shared-courses/:share_id/sales',
  summary: 'Lists the sales of a course that this portal shares with another one, line by line and without buyers',
  action: 'shares.read',
  answers: 'paged',
  params: one.params,
  query: v.object({ ...refererPortal, ...paged, per_page: perPage(20) }),
  output: v.array(sale),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})
