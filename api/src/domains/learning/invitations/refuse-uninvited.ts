import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Candidate } from '../people/candidate.ts'
import { enrollmentsOfManager } from '../people-of-manager.ts'

type Named = { manager_id: number; emails: readonly string[]; found: readonly Candidate[] }

/**
 * Refuses an outside manager people they did not invite themselves (ROL-028, OP-39). The message is the same whether or not an email belongs to the
 * portal, so it reveals nobody else.
 */
export async function refuseUninvited(db: Transaction, { manager_id, emails, found }: Named): Promise<void> {
  const own = await db.execute<{ user_id: number }>(sql`
    select user_id from subordinates where manager_id = ${manager_id}
    union select user_id from enrollments where id in ${enrollmentsOfManager(manager_id)}`)
  const known = new Set(own.map(({ user_id }) => Number(user_id)))
  for (const email of emails) {
    const person = found.find((one) => one.email === email)
    if (!person || !known.has(person.id)) fail('invitations.outside_manager')
  }
}
