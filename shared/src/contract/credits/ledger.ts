import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import {
  creditAccountKinds,
  creditMoveNames,
  creditMovementTypes,
  creditTargets,
} from '../../states/credit-movement.ts'

// Ledger of a portal. Every balance in it is the sum of movements, now or at any past moment.

const holder = {
  kind: v.picklist(creditAccountKinds),
  /** the person or partner company; null for the portal, a course, the outside world, and erased people */
  name: v.nullable(v.string()),
  is_erased: v.boolean(),
  course: v.nullable(v.object({ id: id(), title: v.string() })),
}
const party = v.object({ account_id: id(), ...holder })
export type CreditParty = v.InferOutput<typeof party>

export const creditTransaction = v.object({
  /** its position in the portal's chain */
  id: id(),
  at: instant(),
  move: v.picklist(creditMoveNames),
  type: v.picklist(creditMovementTypes),
  target: v.picklist(creditTargets),
  direction: v.picklist([1, 2]),
  amount: v.number(),
  from: party,
  to: party,
  /** who did it; null for automatic movements and erased people */
  actor: v.nullable(v.string()),
  order_id: v.nullable(id()),
  /** balance of the statement's account after the movement; without an account, of the portal */
  balance: v.number(),
})
export type CreditTransaction = v.InferOutput<typeof creditTransaction>

/** A past moment; the default is now. With an account, only that account. */
const asOf = { at: v.optional(instant()), account_id: v.optional(idParam()) }

export const get_portal_credits = endpoint({
  method: 'GET',
  path: '/admin/portal/credits',
  summary: 'Shows the credits of the portal or of one ledger account, now or at a past moment',
  action: 'credits.read_portal',
  query: v.object({ ...refererPortal, ...asOf }),
  output: v.object({
    /** remaining + distributed + used */
    total: v.number(),
    remaining: v.number(),
    distributed: v.number(),
    used: v.number(),
    at: instant(),
    /** last link of the chain at that moment; anyone who notes its position and hash can later prove what came before */
    link: v.nullable(v.object({ position: id(), hash: v.string() })),
    /** the requested account and its balance */
    account: v.nullable(v.object({ ...party.entries, balance: v.number() })),
  }),
  errors: ['general.not_found', 'validation.failed'],
})

const narrowed = {
  ...refererPortal,
  ...asOf,
  move: v.optional(v.picklist(creditMoveNames)),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
}
export const list_credit_transactions = endpoint({
  method: 'GET',
  path: '/admin/credits/transactions',
  summary: 'Lists the credit movements of the portal or of one account, newest first',
  action: 'credits.read_portal',
  answers: 'paged',
  query: v.object({ ...narrowed, cursor: v.optional(cursor), per_page: perPage(50), with_total: withTotal }),
  output: v.array(creditTransaction),
  errors: ['validation.cursor', 'validation.failed'],
})

const statement = {
  method: 'GET',
  action: 'credits.read_portal',
  answers: 'file',
  tx: false,
  query: v.object({ ...refererPortal, ...asOf }),
  output: v.null(),
} as const
export const download_credit_statement = endpoint({
  ...statement,
  path: '/admin/credits/statement.csv',
  summary: 'Exports a statement of the portal or of one account up to a moment as CSV, with every movement',
  file_type: 'text/csv',
  errors: ['general.not_found', 'validation.failed'],
})
export const print_credit_statement = endpoint({
  ...statement,
  path: '/admin/credits/statement.pdf',
  summary: 'Downloads the same statement as a PDF, with its newest movements',
  errors: ['general.not_found', 'general.too_many_requests', 'validation.failed'],
})

/** A manager or partner company that holds credits of the portal. */
const creditHolder = v.object({
  id: id(),
  ...holder,
  email: v.nullable(v.string()),
  partner_company_id: v.nullable(id()),
  balance: v.number(),
})
export type CreditHolder = v.InferOutput<typeof creditHolder>
export const list_credit_holders = endpoint({
  method: 'GET',
  path: '/admin/portal/credits/holders',
  summary: 'Lists managers and partner companies that hold credits of the portal',
  action: 'credits.read_portal',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
  }),
  output: v.array(creditHolder),
  errors: ['validation.cursor', 'validation.failed'],
})

const courseCredits = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  account_id: v.nullable(id()),
  /** credits allocated to the course, held by its managers, and used by its learners */
  remaining: v.number(),
  distributed: v.number(),
  used: v.number(),
  available_credits: v.number(),
})
export type CourseCredits = v.InferOutput<typeof courseCredits>
export const list_course_credits = endpoint({
  method: 'GET',
  path: '/admin/portal/credits/courses',
  summary: 'Lists the credits of each course',
  action: 'credits.read_portal',
  answers: 'paged',
  query: list_credit_holders.query,
  output: v.array(courseCredits),
  errors: ['validation.cursor', 'validation.failed'],
})

export const check_credit_ledger = endpoint({
  method: 'POST',
  path: '/admin/credits/check',
  summary: 'Recalculates every balance of the portal’s ledger from its movements and names the first broken link',
  action: 'credits.read_portal',
  tx: false,
  query: v.object(refererPortal),
  output: v.variant('state', [
    v.object({
      state: v.literal('whole'),
      links: v.number(),
      hash: v.string(),
      people: v.number(),
      erased: v.number(),
    }),
    v.object({ state: v.literal('broken'), position: v.number(), what: v.string() }),
  ]),
  errors: ['general.too_many_requests'],
})
