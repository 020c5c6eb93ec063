import type { Context } from '../../../../kernel/context.ts'
import { portalSettings } from '../../../portals/tables.ts'

type Asking = Pick<Context<never>, 'services' | 'inPortal'>
type Known = Awaited<ReturnType<Asking['services']['placeReviews']>>

/** Reads what Google says about the portal's place; null if the portal names none. */
export async function reviewsOfPlace({ services, inPortal }: Asking): Promise<Known | null> {
  const [setting] = await inPortal(({ db }) =>
    db.select({ place: portalSettings.google_place_id }).from(portalSettings).limit(1),
  )
  return setting?.place ? services.placeReviews(setting.place) : null
}
