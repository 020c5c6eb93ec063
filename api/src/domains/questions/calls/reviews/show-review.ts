import { eq } from 'drizzle-orm'
import { show_review } from '@portico/shared/contract/reviews.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { reviews } from '../../tables.ts'
import { reviewOfPortal, selectReviews } from './review-of-portal.ts'

export const showReview = verb(show_review, async ({ db, actor }, { params }) => {
  const [row] = await selectReviews(db, actor, eq(reviews.id, params.id))
  return row ? reviewOfPortal(row, actor) : fail('general.not_found')
})
