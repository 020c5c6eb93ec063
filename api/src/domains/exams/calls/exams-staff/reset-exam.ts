import { eq } from 'drizzle-orm'
import { reset_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { isDone, itemProgress as states } from '@portico/shared/states/learning/item-progress.ts'
import { courses } from '../../../courses/tables.ts'
import { examResets, examTries } from '../../tables.ts'
import { contentOf, progressOf } from '../../../learning/door.ts'
import { refuseOwnRecord, requireCourseReach } from '../../../access/door.ts'
import { readExam, readAttempts, usedAttempts } from '../../../item-types/door.ts'
import { notify } from '../../../notifications/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockedEnrollment } from './enrollment-of-course.ts'
import { examOfCourse } from './exam-of-course.ts'

/**
 * Makes all attempts available again and closes a running one without a grade; all stay on record (EXM-014, OP-81). A finished exam cannot be reset.
 */
export const resetExam = verb(reset_exam, async (ctx, { params, body }) => {
  const { db } = ctx
  const { id, title } = await examOfCourse(db, params)
  await requireCourseReach(db, { actor: ctx.actor, course_id: params.course_id })
  const enrollment = await lockedEnrollment(db, { course_id: params.course_id, related_id: body.related_id })
  refuseOwnRecord(ctx.actor, enrollment.user_id)
  const key = { enrollment_id: enrollment.id, module_item_id: id }
  if (isDone((await progressOf(db, key))?.status ?? states.not_started)) fail('exams.reset_done')
  const tries = await readAttempts(db, key)
  const [last] = tries
  if (!last || (await usedAttempts(db, key, tries)) === 0) return fail('exams.reset_nothing')
  if (last.finished_at === null)
    await db
      .update(examTries)
      .set({ status: states.failed, finished_at: ctx.now(), ended_by: 'staff' })
      .where(eq(examTries.id, last.id))
  const [course] = await db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, params.course_id))
  if (!course) return fail('general.not_found')
  const [reset] = await db
    .insert(examResets)
    .values({ ...key, after_attempts: last.attempts, reset_by: ctx.actor.id, reset_at: ctx.now() })
    .returning({ id: examResets.id })
  await notify(ctx, {
    user_id: enrollment.user_id,
    type: 'exam_reset',
    properties: { title, original_id: id },
    path: linkTo('examItem', { slug: course.slug, related_id: enrollment.id, exam_id: id }),
    cause: `exam-reset:${reset?.id}`,
  })
  ctx.note(`enrollment:${enrollment.id}`, { exam: id, reset_after: last.attempts })
  const { attempts_number } = await readExam(db, (await contentOf(db, key)) ?? last.exam_id)
  return { remaining_attempts: remainingAttempts({ attempts_number, attempts_used: 0 }) }
})
