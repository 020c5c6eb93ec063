import { list_google_reviews } from '@portico/shared/contract/reviews.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { verb } from '../../../../kernel/verb.ts'

/** The visitor's browser requests these after the page loads: they are never stored in pages, structured data or tables (CAT-036, OP-56). */
export const listGoogleReviews = verb(list_google_reviews, async ({ portal, services, inPortal }) => {
  if (!hasStorefront(portal)) return null
  const [setting] = await inPortal(({ db }) =>
    db.select({ place: portalSettings.google_place_id }).from(portalSettings).limit(1),
  )
  return setting?.place ? services.placeReviews(setting.place) : null
})
