import { list_google_reviews } from '@portico/shared/contract/reviews.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { verb } from '../../../../kernel/verb.ts'
import { reviewsOfPlace } from './reviews-of-place.ts'

/** The visitor's browser requests these after the page loads: they are never stored in pages, structured data or tables (CAT-036, OP-56). */
export const listGoogleReviews = verb(list_google_reviews, async (ctx) =>
  hasStorefront(ctx.portal) ? ((await reviewsOfPlace(ctx))?.reviews ?? null) : null,
)
