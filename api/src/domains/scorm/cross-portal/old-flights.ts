import { lt } from 'drizzle-orm'
import { flightDays } from '@portico/shared/rules/scorm/flight.ts'
import type { Database } from '../../../db/client.ts'
import { scormFlights } from '../tables.ts'

/** Deletes recordings of launches older than 90 days in all portals. Returns the number of deleted parts. */
export async function forgetOldFlights(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - flightDays * 24 * 60 * 60 * 1000)
  const gone = await db
    .delete(scormFlights)
    .where(lt(scormFlights.recorded_at, before))
    .returning({ id: scormFlights.id })
  return gone.length
}
