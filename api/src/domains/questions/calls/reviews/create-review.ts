import { firstCharacters } from '@portico/shared/rules/text/cut-text.ts'
import { create_review } from '@portico/shared/contract/reviews.ts'
import { reviews } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { courseIdOf, ownEnrollment } from '../../../learning/door.ts'

/** Creates the one review an enrollment may have, hidden until staff publish it (OP-57). Only learners who finished the course may review it. */
export const createReview = verb(create_review, async (ctx, { params, body }) => {
  const enrollment = await ownEnrollment(ctx, body.related_id)
  const course = await courseIdOf(ctx.db, params.slug)
  if (course?.id !== enrollment.course_id) fail('learning.not_a_learner')
  if (!enrollment.finished_at) fail('learning.course_not_finished')
  const author_name = `${ctx.actor.first_name} ${firstCharacters(ctx.actor.last_name, 1)}.`.trim()
  const [made] = await ctx.db
    .insert(reviews)
    .values({
      course_id: enrollment.course_id,
      enrollment_id: enrollment.id,
      user_id: ctx.actor.id,
      author_name,
      rating: body.rating,
      text: body.text,
    })
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  ctx.note(`course:${enrollment.course_id}`)
  return made ?? fail('reviews.done')
})
