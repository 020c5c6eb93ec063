import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { invitation } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../db/client.ts'
import { lockPortalBalances } from '../../credits/door.ts'
import { claimLinks } from '../tables.ts'
import { endedCode, type EndedCode } from './ended-code.ts'

/** Invitations that staff sent for the portal: no manager holds their seat. */
export const ofPortal = isNull(claimLinks.user_id)

/**
 * Returns how many more people may be invited to a course. Each credit is promised once: the pool also pays for open invitations to other courses
 * beyond the credits set aside for those. Locks course and pool, so no two calls promise the same credit; enrolling by hand may still use it.
 */
export async function lockInvitable(db: Transaction, course_id: number): Promise<number> {
  const { of_course, pool } = await lockPortalBalances(db, course_id)
  const [promised] = await db.execute<{ here: number; elsewhere: number }>(sql`
    select coalesce(sum(open) filter (where id = ${course_id}), 0)::int as here,
      coalesce(sum(greatest(0, open - set_aside)) filter (where id <> ${course_id}), 0)::int as elsewhere
    from (
      select c.id, count(*) as open, coalesce(max(a.balance), 0) as set_aside
      from claim_links k join courses c on c.id = k.course_id and c.deleted_at is null
      left join credit_accounts a on a.kind = 'course' and a.course_id = c.id
      where k.user_id is null and k.closed_at is null group by c.id) of_courses`)
  const { here = 0, elsewhere = 0 } = promised ?? {}
  return of_course + pool - here - elsewhere
}

type Asked = { course_id: number; emails: readonly string[] }

/** Returns which of these addresses have an open invitation of the portal to the course. */
export async function waitingEmails(db: Transaction, asked: Asked): Promise<ReadonlySet<string | null>> {
  const rows = await remindersOf(db, asked, isNull(claimLinks.closed_at))
  return new Set(rows.map(({ email }) => email))
}

/** Returns which had one that ended without being accepted, with the refusal. Staff send that one again, so that its reminders stay counted. */
export async function endedEmails(db: Transaction, asked: Asked): Promise<ReadonlyMap<string | null, EndedCode>> {
  const rows = await remindersOf(db, asked, and(isNotNull(claimLinks.closed_at), isNull(claimLinks.enrollment_id)))
  return new Map(rows.map(({ email, reminders }) => [email, endedCode(reminders)]))
}

/** In falling order of reminders, so that a map keeps the fewest of each address. */
const remindersOf = (db: Transaction, { course_id, emails }: Asked, state: SQL | undefined) =>
  db
    .select({ email: claimLinks.email, reminders: claimLinks.reminders })
    .from(claimLinks)
    .where(and(ofPortal, eq(claimLinks.course_id, course_id), inArray(claimLinks.email, ['', ...emails]), state))
    .orderBy(desc(claimLinks.reminders))

const isOpenTo = (user_id: number) =>
  and(
    ofPortal,
    isNull(claimLinks.closed_at),
    eq(claimLinks.email, sql`(select lower(u.email) from users u where u.id = ${user_id})`),
  )

/** A person who got the course in any way needs no invitation to it: it counts as accepted. The caller has locked the account that paid. */
export async function closeForEnrolled(
  db: Transaction,
  { course_id, user_id, enrollment_id, now }: { course_id: number; user_id: number; enrollment_id: number; now: Date },
): Promise<void> {
  await db
    .update(claimLinks)
    .set({ closed_at: now, enrollment_id })
    .where(and(isOpenTo(user_id), eq(claimLinks.course_id, course_id)))
}

/**
 * Cancels what the portal offers to a person's address when their membership ends. Not when they return: an invitation from after the end may be what
 * brings them back.
 */
export async function cancelForFormerMember(
  db: Transaction,
  { user_id, now }: { user_id: number; now: Date },
): Promise<void> {
  await db.update(claimLinks).set({ closed_at: now, ended_as: invitation.cancelled }).where(isOpenTo(user_id))
}
