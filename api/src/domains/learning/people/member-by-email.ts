import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { memberships } from '../../identity/tables.ts'
import { candidateOf, lockCandidates, type Candidate } from './candidate.ts'

/** The member of the portal with this address; their membership stays locked until the transaction ends. */
export async function memberByEmail(db: Transaction, email: string): Promise<Candidate> {
  return candidateOf({ email }, await lockCandidates(db, [{ email }]))
}

/** Whoever gets credits to hand out works as a manager. */
export async function makeManager(db: Transaction, user_id: number): Promise<void> {
  await db
    .update(memberships)
    .set({ roles: sql`array_append(${memberships.roles}, 'manager')` })
    .where(sql`${eq(memberships.user_id, user_id)} and not 'manager' = any(${memberships.roles})`)
}
