import type { Verb } from '../../../../kernel/verb.ts'
import { checkGoogleReviews } from './check-google-reviews.ts'
import { countCourseReviews } from './count-course-reviews.ts'
import { createReview } from './create-review.ts'
import { deleteReview } from './delete-review.ts'
import { listCourseReviews } from './list-course-reviews.ts'
import { listGoogleReviews } from './list-google-reviews.ts'
import { listPortalReviews } from './list-portal-reviews.ts'
import { setReviewPublished } from './set-review-published.ts'
import { showReview } from './show-review.ts'

export const reviews: readonly Verb[] = [
  createReview,
  setReviewPublished,
  listCourseReviews,
  countCourseReviews,
  listGoogleReviews,
  checkGoogleReviews,
  listPortalReviews,
  showReview,
  deleteReview,
]
