import { list_learner_modules } from '@portico/shared/contract/learning/learning.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { courseIdOf } from '../../learner-course.ts'
import { readOutline } from '../../outline.ts'
import { readableEnrollment } from '../../own-enrollment.ts'

export const listLearnerModules = verb(list_learner_modules, async (ctx, { params, query }) => {
  const enrollment = await readableEnrollment(ctx, query.related_id)
  const course = await courseIdOf(ctx.db, params.slug)
  if (course?.id !== enrollment.course_id) fail('learning.not_a_learner')
  return (await readOutline(ctx.db, enrollment.id)).modules
})
