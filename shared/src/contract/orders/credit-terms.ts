import * as v from 'valibot'
import { cents, endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { largestTotal_cents } from '../../rules/orders/order-limits.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { email } from '../../schemas/identity.ts'
import { requiredText } from '../../schemas/text.ts'

// Organizations that may pay later: their credit limit, payment period and buyers.

const query = v.object(refererPortal)

/** The most an organization may owe, up to the largest total of an order. */
const limits = {
  credit_limit: v.pipe(cents(), v.minValue(1, 'Please enter an amount above zero'), v.maxValue(largestTotal_cents)),
  net_days: v.pipe(v.number(), v.integer(), v.minValue(1, 'From 1 to 365 days'), v.maxValue(365, 'From 1 to 365 days')),
}
const standing = {
  organization: v.string(),
  credit_limit: cents(),
  net_days: v.number(),
  /** granted but not paid */
  owed: cents(),
  /** the overdue part of the debt */
  overdue: cents(),
}
const terms = v.object({
  id: id(),
  ...standing,
  is_open: v.boolean(),
  buyers: v.array(v.object({ id: id(), name: v.string(), email: v.string() })),
  approved_by: v.string(),
  updated_at: instant(),
  version: entryVersion(),
})
export type CreditTerms = v.InferOutput<typeof terms>

export const show_own_credit = endpoint({
  method: 'GET',
  path: '/profile/credit-terms',
  summary: 'Shows the credit terms of the caller’s organization; null if there are none',
  action: 'profile.read',
  query,
  output: v.nullable(v.object(standing)),
  errors: [],
})
export type OwnCredit = v.InferOutput<typeof show_own_credit.output>
export const list_credit_terms = endpoint({
  method: 'GET',
  path: '/admin/credit-terms',
  summary: 'Lists organizations with credit terms and what they owe, newest first',
  action: 'orders.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
  }),
  output: v.array(terms),
  errors: ['validation.cursor', 'validation.failed'],
})

const written = v.object({
  organization: requiredText(160),
  ...limits,
  is_open: v.boolean(),
  /** emails of accounts on this portal */
  buyer_emails: v.pipe(v.array(email), v.minLength(1, 'Please enter who orders for it'), v.maxLength(50)),
})
const changed = v.object({ ...written.entries, version: entryVersion() })
const errors = ['orders.own_credit', 'orders.buyer_taken', 'validation.failed'] as const
export const create_credit_terms = endpoint({
  method: 'POST',
  path: '/admin/credit-terms',
  summary: 'Approves credit terms for an organization: orders within the limit are fulfilled at once and paid later',
  action: 'orders.credit_terms',
  query,
  body: written,
  output: v.object({ id: id() }),
  errors,
})
export const update_credit_terms = endpoint({
  method: 'PUT',
  path: '/admin/credit-terms/:id',
  summary: 'Changes or ends credit terms; due dates of earlier orders stay',
  action: 'orders.credit_terms',
  params: v.object({ id: idParam() }),
  query,
  body: changed,
  current: changed,
  output: v.object({ id: id() }),
  errors: ['general.not_found', 'general.changed_meanwhile', ...errors],
})
