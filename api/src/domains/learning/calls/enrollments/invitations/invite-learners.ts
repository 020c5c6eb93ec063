import { invite_learners, type InvitedRow } from '@portico/shared/contract/learning/enrollments-invitations.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { mostReminders } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { emitMany } from '../../../../../events/emit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { optedOutEmails } from '../../../invitations/opted-out-emails.ts'
import { endedEmails, lockInvitable, waitingEmails } from '../../../invitations/portal-invitations.ts'
import { releaseUnsent, reservePortalMails } from '../../../invitations/portal-mails.ts'
import { countRecipients } from '../../../invitations/recipient-limits.ts'
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
  const { db, portal, services, note } = ctx
  const now = ctx.now()
  const { id: course_id } = await enrollableCourse(db, { slug: params.slug, role: 'learner' })
  const due_on = requestedDueDay(body, { now, time_zone: portal.time_zone })
  const emails = [...new Set(body.emails)]
  await reservePortalMails(services, { portal_id: portal.id, mails: emails.length })
  const refusedFor = await reasonsOf(db, emails)
  // Counted before course and pool are locked, so that other calls wait for few statements; what is not sent is given back.
  const counted = emails.filter((email) => refusedFor(email) === null)
  const over = await countRecipients(services, counted)
  let left = await lockInvitable(db, course_id)
  const waiting = await waitingEmails(db, { course_id, emails })
  const ended = await endedEmails(db, { course_id, emails })
  const rows = emails.map((email): InvitedRow => {
    const reason = refusedFor(email) ?? ended.get(email) ?? null
    if (waiting.has(email)) return { email, verdict: 'unchanged', code: null, message: null }
    if (reason) return refusal(email, reason)
    if (left < 1) return refusal(email, 'credits.not_enough_in_portal')
    if (over.has(email)) return refusal(email, 'orders.invited_too_often')
    left -= 1
    return { email, verdict: 'create', code: null, message: null }
  })
  const invited = new Set(rows.flatMap(({ email, verdict }) => (verdict === 'create' ? email : [])))
  const links = await insertLinks(
    db,
    [...invited].map((email) => ({ email, course_id, due_on, created_at: now })),
  )
  const payloads = links.map(({ id }) => ({ claim_link_id: id }))
  await emitMany(db, { portal_id: portal.id, event: 'seat.invited', payloads })
  const recipients = counted.filter((email) => !invited.has(email))
  await releaseUnsent(services, { portal_id: portal.id, mails: emails.length - invited.size, recipients })
  note(`course:${course_id}`, { invited: rows.map(({ email, verdict }) => ({ email, verdict })) })
  return { rows }
})

const insertLinks = async (
  db: Transaction,
  links: readonly (typeof claimLinks.$inferInsert)[],
): Promise<{ id: number }[]> =>
  links.length === 0
    ? []
    : db
        .insert(claimLinks)
        .values([...links])
        .returning({ id: claimLinks.id })

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
