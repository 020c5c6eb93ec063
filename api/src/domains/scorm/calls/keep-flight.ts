import { eq, sql } from 'drizzle-orm'
import { flightBytesMost, scrubbed } from '@portico/shared/rules/scorm/flight.ts'
import type { Transaction } from '../../../db/client.ts'
import { scormFlights } from '../tables.ts'
import type { Limit } from '../../../kernel/rate-limit.ts'
import type { FlightPart } from '../host/read-flight.ts'
import { readLaunchRecord, type RecordPlace } from './launch-record.ts'

/** A player sends a part every ten seconds. The limit allows for several open players, and for one that catches up after being offline. */
export const flightsPerUser = (id: number): Limit => ({ key: `scorm-recording:${id}`, limit: 60, window_s: 60 })

/**
 * Stores each recorded part once, if its launch took place and the size limit is not reached. Scrubs it again here, because the player runs next to
 * untrusted content.
 */
export async function keepFlight(db: Transaction, { launch, part, entries, ...place }: RecordPlace & FlightPart) {
  if (entries.length === 0) return
  // Lock the record so that concurrent parts are counted one at a time.
  const record = await readLaunchRecord(db, place, { lock: true })
  if (!record || launch > record.launch || (await keptBytes(db, place)) >= flightBytesMost) return
  await db
    .insert(scormFlights)
    .values({ ...place, launch, part, entries: entries.map(scrubbed) })
    .onConflictDoNothing()
}

async function keptBytes(db: Transaction, { progress_id }: Pick<RecordPlace, 'progress_id'>): Promise<number> {
  const [kept] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${scormFlights.entries}::text)), 0)::integer` })
    .from(scormFlights)
    .where(eq(scormFlights.progress_id, progress_id))
  return kept?.bytes ?? 0
}
