import { integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, portalTable, ref } from '../portal-table.ts'

export const creditAccounts = portalTable('credit_accounts', {
  kind: text().$type<'purchase' | 'portal' | 'course' | 'manager' | 'learner'>().notNull(),
  course_id: ref(),
  user_id: ref(),
  enrollment_id: ref(),
  balance: integer().notNull().default(0),
})
export const creditMovements = portalTable('credit_movements', {
  from_account_id: ref().notNull(),
  to_account_id: ref().notNull(),
  amount: integer().notNull(),
  type: text().$type<'Allocated' | 'Removed' | 'Purchased'>().notNull(),
  target: text().$type<'Course' | 'Subscription' | 'Portal' | 'Partner Page'>().notNull(),
  direction: smallint().$type<1 | 2>().notNull(),
  order_line_id: ref(),
  actor_id: ref(),
  /** given by who asked, so that what is sent twice happens once */ sent_as: uuid(),
  created_at: createdAt(),
})
export const claimLinks = portalTable('claim_links', {
  order_line_id: ref().notNull(),
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
})
export const claimTokens = portalTable('claim_tokens', {
  claim_link_id: ref().notNull(),
  token_hash: text().notNull(),
  created_at: createdAt(),
})
