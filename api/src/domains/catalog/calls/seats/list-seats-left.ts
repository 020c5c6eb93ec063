import { list_seats_left } from '@portico/shared/contract/catalog/seats.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { coreSchedules } from '../../cross-portal/core-schedules.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Pages are files and would state old numbers, so they ask for the seats that are left. */
export const listSeatsLeft = verb(list_seats_left, async ({ portal, services: { platform, config }, now }) => {
  if (!hasStorefront(portal)) return []
  const sessions = await coreSchedules(platform.db, { core_portal_id: config.CORE_PORTAL_ID, now: now() })
  return sessions.flatMap(({ id, seats, booked }) =>
    seats === null ? [] : [{ id, left: Math.max(0, seats - booked) }],
  )
})
