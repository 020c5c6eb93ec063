import { eq, sql } from 'drizzle-orm'
import { attach_curator } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { notify } from '../../../../notifications/door.ts'
import { courses } from '../../../../courses/tables.ts'
import { curators } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { lockedEnrollment } from '../enrollment-of-slug.ts'
import { possibleCurators } from './possible-curators.ts'

/** Sets the one curator of an enrollment, replacing an earlier one. Attaching the same curator again notifies nobody twice (BLD-037, OP-93). */
export const attachCurator = verb(attach_curator, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const course_id = await taughtCourse(ctx, params)
  const enrollment = await lockedEnrollment(db, { course_id, related_id: params.related_id })
  const { user_id } = body
  if (user_id === enrollment.user_id) fail('enrollments.own_curator')
  const [person] = await possibleCurators(db, { learner_id: enrollment.user_id, only: sql`u.id = ${user_id}` })
  if (!person) return fail('enrollments.no_curator')
  const [before] = await db.select().from(curators).where(eq(curators.enrollment_id, enrollment.id))
  const curator = { id: person.id, name: person.name }
  if (before?.user_id === user_id) return { curator }
  const attached_at = ctx.now()
  const values = { enrollment_id: enrollment.id, user_id, attached_by: actor.id, attached_at }
  await db
    .insert(curators)
    .values(values)
    .onConflictDoUpdate({ target: [curators.portal_id, curators.enrollment_id], set: values })
  ctx.note(`enrollment:${enrollment.id}`, { curator: user_id, before: before?.user_id ?? null })
  const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, course_id))
  if (user_id !== actor.id)
    await notify(ctx, {
      user_id,
      type: 'curator_attached',
      properties: { title: course?.title ?? '', original_id: enrollment.id },
      path: linkToStaff('learnerProgress', { slug: params.slug, related_id: enrollment.id }),
      cause: `curator:${enrollment.id}:${user_id}:${attached_at.getTime()}`,
    })
  return { curator }
})
