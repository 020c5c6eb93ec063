import { sql } from 'drizzle-orm'
import { add_subordinates } from '@portico/shared/contract/learning/team.ts'
import type { Transaction } from '../../../../db/client.ts'
import { subordinates } from '../../tables.ts'
import { namedPerManager } from '../../invitations/limits.ts'
import { lockCandidates } from '../../people/candidate.ts'
import { enrollmentsOfManager } from '../../people-of-manager.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

/**
 * Adds people a manager is responsible for (USR-031): only those who took part themselves, with the same rejection whether or not an email belongs to
 * the portal. An outside manager has only people they invited (ROL-028, OP-39).
 */
export const addSubordinates = verb(add_subordinates, async ({ db, actor, services, note }, { body }) => {
  if (actor.is_outside) fail('invitations.outside_manager')
  const emails = [...new Set(body.emails)]
  for (const _ of emails) await enforceRateLimit(services.platform, namedPerManager(actor.id))
  const found = await lockCandidates(
    db,
    emails.map((email) => ({ email })),
  )
  if (found.some(({ id }) => id === actor.id)) fail('invitations.own_subordinate')
  const joined = await joinedThemselves(db, actor.id)
  const people = emails.map((email) => {
    const person = found.find((one) => one.email === email)
    return person && joined.has(person.id) ? person.id : fail('invitations.not_joined', { email })
  })
  const added = await db
    .insert(subordinates)
    .values(people.map((user_id) => ({ manager_id: actor.id, user_id })))
    .onConflictDoNothing()
    .returning({ user_id: subordinates.user_id })
  note(`user:${actor.id}`, { subordinates: added.map(({ user_id }) => user_id) })
  return { added: added.length }
})

/**
 * Returns people who accepted an invitation of the manager or started a course with one of the manager's seats; a seat alone can be given unasked and
 * revoked.
 */
async function joinedThemselves(db: Transaction, manager_id: number): Promise<ReadonlySet<number>> {
  const rows = await db.execute<{ user_id: number }>(sql`
    select user_id from subordinates where manager_id = ${manager_id}
    union select e.user_id from claim_links k join enrollments e on e.id = k.enrollment_id where k.user_id = ${manager_id}
    union select user_id from enrollments where started_at is not null and id in ${enrollmentsOfManager(manager_id)}`)
  return new Set(rows.map(({ user_id }) => Number(user_id)))
}
