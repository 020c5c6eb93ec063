import { check_google_reviews } from '@portico/shared/contract/reviews.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { reviewsOfPlace } from './reviews-of-place.ts'

/** Visitors see no reviews while Google fails; this tells staff why (ERR-041). */
export const checkGoogleReviews = verb(check_google_reviews, async (ctx) => {
  const known = await reviewsOfPlace(ctx)
  if (known?.failed) return fail('integrations.maps_failed')
  return known?.reviews ? { rating: known.reviews.rating, count: known.reviews.count } : null
})
