import { eq } from 'drizzle-orm'
import { withdraw_course_invitation } from '@portico/shared/contract/learning/enrollments-invitations.ts'
import { invitation, mayWithInvitation } from '@portico/shared/states/learning/invitation.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { lockPortalBalances } from '../../../../credits/door.ts'
import { claimLinks } from '../../../tables.ts'
import { lockInvitation } from './invitation-of-course.ts'

export const withdrawCourseInvitation = verb(withdraw_course_invitation, async (ctx, { params }) => {
  const { db, actor, now, note } = ctx
  const course_id = await taughtCourse({ db, actor }, params)
  await lockPortalBalances(db, course_id)
  const { id, status } = await lockInvitation(db, { course_id, id: params.id })
  if (!mayWithInvitation(status, 'cancel')) fail('invitations.not_open')
  await db.update(claimLinks).set({ closed_at: now(), ended_as: invitation.cancelled }).where(eq(claimLinks.id, id))
  note(`invitation:${id}`, { status: invitation.cancelled })
  return { id, status: invitation.cancelled }
})
