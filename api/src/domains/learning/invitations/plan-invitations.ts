import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { claimLinks } from '../tables.ts'
import { enrollmentsOfManager } from '../people-of-manager.ts'
import { endedCode, type EndedCode } from './ended-code.ts'
import { optedOutEmails } from './opted-out-emails.ts'

type Plan =
  | { verdict: 'create' }
  /** already invited, or takes the course with a seat of this manager: nothing to send */
  | { verdict: 'unchanged' }
  | { verdict: 'refused'; code: 'invitations.refused_for_good' | EndedCode }

type PlanInput = { course_id: number; manager_id: number; emails: readonly string[] }

/** Plans what inviting each of these people would do; the caller counts seats and the daily limit. Does not reveal who else takes the course. */
export async function planInvitations(db: Transaction, asked: PlanInput): Promise<(email: string) => Plan> {
  const never = await optedOutEmails(db, asked.emails)
  const sent = await db
    .select({
      email: claimLinks.email,
      closed_at: claimLinks.closed_at,
      enrollment_id: claimLinks.enrollment_id,
      reminders: claimLinks.reminders,
    })
    .from(claimLinks)
    .where(
      and(
        eq(claimLinks.user_id, asked.manager_id),
        eq(claimLinks.course_id, asked.course_id),
        inArray(claimLinks.email, ['', ...asked.emails]),
      ),
    )
  const taking = await takingCourse(db, asked)
  return (email) => {
    const earlier = sent.filter((one) => one.email === email)
    if (taking.has(email) || earlier.some((one) => one.closed_at === null)) return { verdict: 'unchanged' }
    if (never.has(email)) return { verdict: 'refused', code: 'invitations.refused_for_good' }
    // Sending the same file again does not invite people who have declined in the meantime.
    const ended = earlier.filter((one) => one.enrollment_id === null)
    if (ended.length === 0) return { verdict: 'create' }
    return { verdict: 'refused', code: endedCode(Math.min(...ended.map(({ reminders }) => reminders))) }
  }
}

/** Returns the emails of people who take the course with a seat of this manager, and the emails they were invited at. */
async function takingCourse(
  db: Transaction,
  { course_id, manager_id, emails }: PlanInput,
): Promise<ReadonlySet<string | null>> {
  const named = ['', ...emails]
  const rows = await db.execute<{ email: string; invited_as: string | null }>(sql`
    select u.email, k.email as invited_as from enrollments e join users u on u.id = e.user_id
    left join claim_links k on k.enrollment_id = e.id
    where e.course_id = ${course_id} and e.ended_at is null and e.id in ${enrollmentsOfManager(manager_id)}
      and (u.email in ${named} or k.email in ${named})`)
  return new Set(rows.flatMap((one) => [one.email, one.invited_as]))
}
