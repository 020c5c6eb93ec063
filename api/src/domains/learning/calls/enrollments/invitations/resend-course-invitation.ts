import { eq } from 'drizzle-orm'
import { resend_course_invitation } from '@portico/shared/contract/learning/enrollments-invitations.ts'
import {
  invitation,
  isOpenInvitation,
  mayWithInvitation,
  mostReminders,
} from '@portico/shared/states/learning/invitation.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { rejectUninvitable } from '../../../invitations/opted-out-emails.ts'
import { lockInvitable, waitingEmails } from '../../../invitations/portal-invitations.ts'
import { releasePortalMails, reservePortalMails } from '../../../invitations/portal-mails.ts'
import { enforceRecipientLimits } from '../../../invitations/recipient-limits.ts'
import { claimLinks } from '../../../tables.ts'
import { enrollableCourse } from '../people/enrollable-course.ts'
import { lockInvitation } from './invitation-of-course.ts'

/** Reminds of an open invitation, or opens one that ended; both count as one of three reminders. */
export const resendCourseInvitation = verb(resend_course_invitation, async (ctx, { params }) => {
  const { db, emit, portal, services, note } = ctx
  const { id: course_id } = await enrollableCourse(db, { slug: params.slug, role: 'learner' })
  const left = await lockInvitable(db, course_id)
  const { id, email, status, reminders } = await lockInvitation(db, { course_id, id: params.id })
  const isOpen = isOpenInvitation(status)
  if (!isOpen && !mayWithInvitation(status, 'reinvite')) fail('invitations.already_enrolled')
  if (reminders >= mostReminders) fail('invitations.no_reminders_left', { most: mostReminders })
  await rejectUninvitable(db, [email])
  if (!isOpen && (await waitingEmails(db, { course_id, emails: [email] })).has(email))
    fail('invitations.waiting_already', { email })
  if (!isOpen && left < 1) fail('credits.not_enough_in_portal')
  const mail = { portal_id: portal.id, mails: 1 }
  await reservePortalMails(services, mail)
  await enforceRecipientLimits(services, [email]).catch(async (error: unknown) => {
    await releasePortalMails(services, mail)
    throw error
  })
  const opened = isOpen ? {} : { closed_at: null, ended_as: null, is_again: true }
  await db
    .update(claimLinks)
    .set({ ...opened, sent_at: ctx.now(), reminders: reminders + 1 })
    .where(eq(claimLinks.id, id))
  await emit('seat.invited', { claim_link_id: id })
  note(`invitation:${id}`, { reminders: reminders + 1 })
  return { id, status: isOpen ? status : invitation.invited_again }
})
