import { eq } from 'drizzle-orm'
import { delete_review } from '@portico/shared/contract/reviews.ts'
import { listTags } from '@portico/shared/tags/tags.ts'
import { refuseOwnRecord, requireCourseReach } from '../../../access/door.ts'
import { courseChanged } from '../../../publishing/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { reviews } from '../../tables.ts'

/** Removes a review, such as one with insults. Its text stays out of the activity log. */
export const deleteReview = verb(delete_review, async ({ db, actor, emit, note }, { params }) => {
  const [review] = await db.delete(reviews).where(eq(reviews.id, params.id)).returning()
  if (!review) return fail('general.not_found')
  await requireCourseReach(db, { actor, course_id: review.course_id })
  refuseOwnRecord(actor, review.user_id, 'reviews.own')
  note(`review:${review.id}`, { rating: review.rating, was_published: review.is_published })
  await courseChanged(
    { db, emit },
    { course_id: review.course_id, subject: `review:${review.id}`, also: [listTags.reviews] },
  )
  return { id: review.id }
})
