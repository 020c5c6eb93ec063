import { invite_learners, type InvitedRow } from '@portico/shared/contract/learning/enrollments-invitations.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { mostReminders } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { optedOutEmails } from '../../../invitations/opted-out-emails.ts'
import { endedEmails, lockInvitable, waitingEmails } from '../../../invitations/portal-invitations.ts'
import { releasePortalMails, reservePortalMails } from '../../../invitations/portal-mails.ts'
import { recipientLimiter } from '../../../invitations/recipient-limits.ts'
import { lockCandidates } from '../../../people/candidate.ts'
import { claimLinks } from '../../../tables.ts'
import { enrollableCourse } from '../people/enrollable-course.ts'
import { requestedDueDay } from '../people/requested-due-day.ts'

type Refused = Extract<
  ErrorCode,
  | 'credits.not_enough_in_portal'
  | 'invitations.ended_before'
  | 'invitations.is_member'
  | 'invitations.refused_for_good'
  | 'invitations.resent_before'
  | 'orders.invited_too_often'
>
const refusal = (email: string, code: Refused): InvitedRow => ({
  email,
  verdict: 'refused',
  code,
  message: errorMessage(code, { email, most: mostReminders }),
})

/** Invites each address or says why not. Looks only at people of this portal, so answers say nothing about accounts elsewhere. */
export const inviteLearners = verb(invite_learners, async (ctx, { params, body }) => {
  const { db, emit, portal, services, note } = ctx
  const now = ctx.now()
  const { id: course_id } = await enrollableCourse(db, { slug: params.slug, role: 'learner' })
  const due_on = requestedDueDay(body, { now, time_zone: portal.time_zone })
  const emails = [...new Set(body.emails)]
  await reservePortalMails(services, { portal_id: portal.id, mails: emails.length })
  const refusedFor = await reasonsOf(db, emails)
  let left = await lockInvitable(db, course_id)
  const waiting = await waitingEmails(db, { course_id, emails })
  const ended = await endedEmails(db, { course_id, emails })
  const limiter = recipientLimiter(services)
  const rows: InvitedRow[] = []
  for (const email of emails) {
    const reason = refusedFor(email) ?? ended.get(email) ?? null
    if (waiting.has(email)) rows.push({ email, verdict: 'unchanged', code: null, message: null })
    else if (reason) rows.push(refusal(email, reason))
    else if (left < 1) rows.push(refusal(email, 'credits.not_enough_in_portal'))
    else if (!(await limiter.take(email))) rows.push(refusal(email, 'orders.invited_too_often'))
    else {
      left -= 1
      const [made] = await db
        .insert(claimLinks)
        .values({ email, course_id, due_on, created_at: now })
        .returning({ id: claimLinks.id })
      if (made) await emit('seat.invited', { claim_link_id: made.id })
      rows.push({ email, verdict: 'create', code: null, message: null })
    }
  }
  const sent = rows.filter(({ verdict }) => verdict === 'create').length
  await releasePortalMails(services, { portal_id: portal.id, mails: emails.length - sent })
  note(`course:${course_id}`, { invited: rows.map(({ email, verdict }) => ({ email, verdict })) })
  return { rows }
})

/** Staff enroll people of the portal instead, and invite nobody who asked not to be invited. */
async function reasonsOf(db: Transaction, emails: readonly string[]): Promise<(email: string) => Refused | null> {
  const found = await lockCandidates(
    db,
    emails.map((email) => ({ email })),
  )
  const members = new Set(found.map(({ email }) => email.toLowerCase()))
  const never = await optedOutEmails(db, emails)
  return (email) =>
    members.has(email) ? 'invitations.is_member' : never.has(email) ? 'invitations.refused_for_good' : null
}
