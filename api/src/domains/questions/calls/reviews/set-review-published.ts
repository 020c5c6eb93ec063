import { listTags } from '@portico/shared/tags/tags.ts'
import { eq } from 'drizzle-orm'
import { set_review_published } from '@portico/shared/contract/reviews.ts'
import { reviews } from '../../tables.ts'
import { refuseOwnRecord, requireCourseReach } from '../../../access/door.ts'
import { courseChanged } from '../../../publishing/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Shows or hides a review. The rating on the course's cards is the mean of visible reviews and follows (OP-55, OP-57). */
export const setReviewPublished = verb(set_review_published, async ({ db, actor, emit, note }, { params, body }) => {
  const [review] = await db
    .update(reviews)
    .set({ is_published: body.is_published })
    .where(eq(reviews.id, params.id))
    .returning()
  if (!review) return fail('general.not_found')
  await requireCourseReach(db, { actor, course_id: review.course_id })
  refuseOwnRecord(actor, review.user_id, 'reviews.own')
  note(`review:${review.id}`, body)
  await courseChanged(
    { db, emit },
    { course_id: review.course_id, subject: `review:${review.id}`, also: [listTags.reviews] },
  )
  return { id: review.id, is_published: review.is_published }
})
