import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { users } from '../../identity/tables.ts'
import { claimLinks } from '../tables.ts'
import type { Claim } from './find-claim.ts'

type Holder = { user_id: number; claim: Pick<Claim, 'order_line_id' | 'holder_id' | 'email'> }
type OwnInvitation = Pick<Claim, 'id' | 'due_on'>

const ofHolder = (db: Transaction, { user_id, order_line_id }: { user_id: number; order_line_id: number }) =>
  db
    .select({ id: claimLinks.id, due_on: claimLinks.due_on })
    .from(claimLinks)
    .innerJoin(users, and(eq(users.id, user_id), eq(users.email_verified, true)))
    .where(
      and(
        eq(claimLinks.order_line_id, order_line_id),
        eq(claimLinks.email, sql`lower(${users.email})`),
        isNull(claimLinks.closed_at),
      ),
    )
    .limit(1)

/** Returns the open invitation by email that somebody at an open link has to the same order: its seat is already theirs. */
export async function ownOfLine(db: Transaction, { user_id, claim }: Holder): Promise<OwnInvitation | null> {
  const { order_line_id, holder_id, email } = claim
  if (email !== null || order_line_id === null || holder_id === null) return null
  const [own] = await ofHolder(db, { user_id, order_line_id })
  return own ?? null
}

/** Returns it locked, so that a parallel withdrawal or claim waits. The caller has locked the account that holds its seat. */
export async function lockOwnOfLine(db: Transaction, holder: Holder): Promise<OwnInvitation | null> {
  const found = await ownOfLine(db, holder)
  if (found === null) return null
  const [locked] = await db
    .select({ id: claimLinks.id })
    .from(claimLinks)
    .where(and(eq(claimLinks.id, found.id), isNull(claimLinks.closed_at)))
    .for('no key update')
  return locked ? found : null
}
