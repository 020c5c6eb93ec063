import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type {
  CreditAccountKind,
  CreditDirection,
  CreditMove,
  CreditMovementType,
  CreditTarget,
} from '@portico/shared/states/credit-movement.ts'
import { createdAt, instant, portalId, portalTable, ref } from '../portal-table.ts'

export const creditAccounts = portalTable('credit_accounts', {
  kind: text().$type<CreditAccountKind>().notNull(),
  course_id: ref(),
  user_id: ref(),
  enrollment_id: ref(),
  partner_company_id: ref(),
  /** who holds it, in the ledger's own words; set by a trigger */ person_id: ref(),
  balance: integer().notNull().default(0),
})
export const creditMovements = portalTable('credit_movements', {
  from_account_id: ref().notNull(),
  to_account_id: ref().notNull(),
  amount: integer().notNull(),
  move: text().$type<CreditMove>().notNull(),
  type: text().$type<CreditMovementType>().notNull(),
  target: text().$type<CreditTarget>().notNull(),
  direction: smallint().$type<CreditDirection>().notNull(),
  order_line_id: ref(),
  actor_id: ref(),
  /** set by a trigger, as the other balance is */ from_balance: integer().notNull().default(0),
  to_balance: integer().notNull().default(0),
  /** given by who asked, so that what is sent twice happens once */ sent_as: uuid(),
  created_at: createdAt(),
})
/** Who somebody was when the ledger first named them, as a salted commitment; erased, only the commitment is left. */
export const creditPeople = portalTable('credit_people', {
  user_id: ref(),
  salt: text(),
  value: text(),
  commitment: text().notNull(),
  created_at: createdAt(),
  erased_at: instant(),
  signature: text(),
})
/** The chain of a portal: `id` is the number of the link. Written by the database when a movement is committed. */
export const creditLinks = pgTable(
  'credit_links',
  {
    id: ref().notNull(),
    portal_id: portalId(),
    movement_id: ref().notNull(),
    at: instant().notNull(),
    from_account_id: ref().notNull(),
    to_account_id: ref().notNull(),
    actor_person_id: ref(),
    remaining: integer().notNull(),
    distributed: integer().notNull(),
    used: integer().notNull(),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.id] })],
)
export const claimLinks = portalTable('claim_links', {
  /** null: offered with credits that came with no order */ order_line_id: ref(),
  course_id: ref().notNull(),
  user_id: ref().notNull(),
  created_at: createdAt(),
  closed_at: instant(),
  /** of an invitation: it holds a seat for this person until it is closed */
  email: text(),
  /** when the mail of an invitation was sent again */
  sent_at: instant(),
  /** who claimed an invitation; one that is closed without was withdrawn */
  enrollment_id: ref(),
  first_name: text().notNull().default(''),
  last_name: text().notNull().default(''),
  due_on: date({ mode: 'string' }),
  /** what ended it, where nobody accepted */ ended_as: smallint().$type<3 | 4 | 6>(),
  /** it had ended and was sent again */ is_again: boolean().notNull().default(false),
  reminders: smallint().notNull().default(0),
  /** sent on the day of the last one */ mails_on_day: smallint().notNull().default(1),
})
/** Who asked not to be invited by the portal again. */
export const invitationRefusals = portalTable('invitation_refusals', {
  email: text().notNull(),
  created_at: createdAt(),
})
/** Whom a manager answers for, beside those who have one of their seats. */
export const subordinates = portalTable('subordinates', {
  manager_id: ref().notNull(),
  user_id: ref().notNull(),
  created_at: createdAt(),
})
export const claimTokens = portalTable('claim_tokens', {
  claim_link_id: ref().notNull(),
  token_hash: text().notNull(),
  created_at: createdAt(),
})
