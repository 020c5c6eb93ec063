import { show_whole_course } from '@portico/shared/contract/learning/whole-course.ts'
import { mayOpen } from '@portico/shared/states/learning/access.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { learnerCourses } from '../../learner-course.ts'
import { readOutlines } from '../../outline.ts'
import { ownEnrollment } from '../../own-enrollment.ts'

/** Builds the course from the same outline that it returns, and reads that again if the course was finished meanwhile. */
export const showWholeCourse = verb(show_whole_course, async (ctx, { params, query }) => {
  const { db } = ctx
  const { finished_at } = await ownEnrollment(ctx, query.related_id)
  const early = await readOutlines(db, [query.related_id])
  const enrollment = await ownEnrollment(ctx, query.related_id)
  const isSame = enrollment.finished_at?.getTime() === finished_at?.getTime()
  const outlines = isSame ? early : await readOutlines(db, [query.related_id])
  const [course] = await learnerCourses(db, [enrollment], ctx.now(), outlines)
  if (course?.slug !== params.slug) return fail('learning.not_a_learner')
  return { course, modules: mayOpen(course.access) ? (outlines.get(enrollment.id)?.modules ?? []) : [] }
})
