import { portalTable, ref, createdAt, instant, portalId } from '../../db/portal-table.ts'
import { text, integer, smallint, uuid, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type {
  CreditAccountKind,
  CreditMove,
  CreditMovementType,
  CreditTarget,
  CreditDirection,
} from '@portico/shared/states/credit-movement.ts'

export const creditAccounts = portalTable('credit_accounts', {
  kind: text().$type<CreditAccountKind>().notNull(),
  course_id: ref(),
  user_id: ref(),
  enrollment_id: ref(),
  partner_company_id: ref(),
  /** the holder in the ledger's own list of people; set by a trigger */ person_id: ref(),
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
  /** set by a trigger, like the other balance */ from_balance: integer().notNull().default(0),
  to_balance: integer().notNull().default(0),
  /** idempotency key from the caller, so a repeated request takes effect only once */ sent_as: uuid(),
  created_at: createdAt(),
})

/** A person's name when the ledger first recorded them, as a salted commitment; erasure leaves only the commitment. */
export const creditPeople = portalTable('credit_people', {
  user_id: ref(),
  salt: text(),
  value: text(),
  commitment: text().notNull(),
  created_at: createdAt(),
  erased_at: instant(),
  signature: text(),
})

/** A portal's chain of links; `id` is the link's number. The database writes it when a movement is committed. */
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
