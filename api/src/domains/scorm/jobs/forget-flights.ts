import { forgetOldFlights } from '../cross-portal/old-flights.ts'
import type { Services } from '../../../kernel/services.ts'

/** Nightly. */
export const forgetFlightsCron = '47 3 * * * forget-flights'

/** Deletes SCORM player recordings after 90 days. */
export async function forgetFlights({ platform, log, now }: Services): Promise<void> {
  log.info({ forgotten: await forgetOldFlights(platform.db, now()) }, 'old recordings of SCORM launches forgotten')
}
