import { and, eq, isNull } from 'drizzle-orm'
import { protectedRole } from '@portico/shared/access/manages-person.ts'
import { delete_user } from '@portico/shared/contract/identity/people-record.ts'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { endRowsOfMember } from '../../rows-of-members.ts'
import { courseInstructors, enrollments } from '../../../learning/tables.ts'
import { courses } from '../../../courses/tables.ts'
import { memberships } from '../../tables.ts'
import { cancelForFormerMember, endEnrollment } from '../../../learning/door.ts'
import { courseChanged } from '../../../publishing/door.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockWithManagers } from './lock-with-managers.ts'
import { refuseUnlessManaged } from './refuse-unless-managed.ts'
import { endSessionsHere } from './sessions-here.ts'

type Ctx = Context<typeof delete_user>

/**
 * Ends the membership, never the account (USR-010): running enrollments end, unused credits go back, and so does all that the person was trusted
 * with here (`domains/identity/rows-of-members.ts`). What was completed, ordered and certified stays.
 */
export const deleteUser = verb(delete_user, async (ctx, { params: { user_id }, query }) => {
  const { db, actor, portal, note } = ctx
  if (query.portal_id !== undefined && query.portal_id !== portal.id) fail('general.not_found')
  note(`user:${user_id}`)
  const { member, refuseLast } = await lockWithManagers(db, user_id)
  refuseUnlessManaged(actor, member)
  const role = protectedRole(member)
  if (role !== null) fail('users.protected', { role })
  refuseLast()
  const ended = await endEnrollments(ctx, user_id)
  const taught = await visibleCoursesOf(db, user_id)
  await endRowsOfMember(db, user_id)
  await cancelForFormerMember(db, { user_id, now: ctx.now() })
  for (const { id, slug } of taught)
    await courseChanged(ctx, { course_id: id, subject: `course:${slug}`, by: actor.id })
  await db
    .update(memberships)
    .set({ roles: [], is_blocked: true, was_blocked: member.is_blocked, ended_at: ctx.now() })
    .where(eq(memberships.id, member.id))
  await endSessionsHere(ctx, user_id)
  note(`user:${user_id}`, { deleted: true, roles: member.roles, enrollments: ended })
  return { id: user_id }
})

async function endEnrollments({ db, actor, now, emit }: Ctx, user_id: number): Promise<number> {
  const running = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.user_id, user_id), isNull(enrollments.ended_at), isNull(enrollments.finished_at)))
    .orderBy(enrollments.id)
  for (const seen of running) await endEnrollment(db, { seen, actor_id: actor.id, now: now(), emit })
  return running.length
}

async function visibleCoursesOf(db: Ctx['db'], user_id: number): Promise<{ id: number; slug: string }[]> {
  const taught = await db
    .select({ id: courses.id, slug: courses.slug, publication_status: courses.publication_status })
    .from(courseInstructors)
    .innerJoin(courses, eq(courses.id, courseInstructors.course_id))
    .where(eq(courseInstructors.user_id, user_id))
  return taught.filter(({ publication_status }) => isVisibleCourse(publication_status))
}
