import { errorMessage } from '@portico/shared/errors/message.ts'
import { invite_to_course } from '@portico/shared/contract/learning/invitations.ts'
import { mostReminders } from '@portico/shared/states/learning/invitation.ts'
import { dueDay } from '../../due-day.ts'
import { invitePerUser } from '../../invitations/limits.ts'
import { planInvitations } from '../../invitations/plan-invitations.ts'
import { lockDailyQuota } from '../../invitations/daily-quota.ts'
import { sendInvitations } from '../../invitations/send-invitations.ts'
import { enforceRecipientLimits } from '../../invitations/recipient-limits.ts'
import { managedCourse } from '../../../access/door.ts'
import { lockHeldCredits } from '../../../credits/door.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

/**
 * Invites people to a course on behalf of a manager (USR-028, USR-030): all of them, or none with the reason. Skips people already invited or
 * enrolled.
 */
export const inviteToCourse = verb(invite_to_course, async (ctx, { params, body }) => {
  const { db, actor, services, portal, note } = ctx
  const now = ctx.now()
  const manager_id = actor.id
  const course_id = await managedCourse(db, { slug: params.slug, user_id: manager_id })
  const due_on = dueDay({ due_on: body.due_on, now, time_zone: portal.time_zone })
  if (due_on === 'over') failFields({ due_on: [errorMessage('enrollments.due_day_over')] })
  await enforceRateLimit(services.platform, invitePerUser(manager_id))
  const people = [...new Map(body.people.map((one) => [one.email, one])).values()]
  const room = await lockDailyQuota(db, { manager_id, now, time_zone: portal.time_zone })
  const held = await lockHeldCredits(db, { course_id, user_id: manager_id })
  const planOf = await planInvitations(db, { course_id, manager_id, emails: people.map(({ email }) => email) })
  const fresh = people.filter(({ email }) => {
    const plan = planOf(email)
    if (plan.verdict === 'refused') fail(plan.code, { email, most: mostReminders })
    return plan.verdict === 'create'
  })
  if (held.free < fresh.length) fail('credits.not_enough')
  if (room.left < fresh.length) fail('invitations.day_is_full', room)
  await enforceRecipientLimits(
    services,
    fresh.map(({ email }) => email),
  )
  await sendInvitations(ctx, { course_id, manager_id, due_on, people: fresh, held, now })
  note(`course:${course_id}`, { invited: fresh.length })
  return { sent: fresh.length, unchanged: people.length - fresh.length }
})
