import { eq, sql } from 'drizzle-orm'
import { flightBytesMost, redactEntry } from '@portico/shared/rules/scorm/flight.ts'
import type { Transaction } from '../../../db/client.ts'
import { scormFlights } from '../tables.ts'
import type { Limit } from '../../../kernel/rate-limit.ts'
import type { FlightPart } from '../host/read-flight.ts'
import { readLaunchRecord, type RecordKey } from './launch-record.ts'

/** A player sends a part every ten seconds. The limit allows for several open players, and for one that catches up after being offline. */
export const flightsPerUser = (id: number): Limit => ({ key: `scorm-recording:${id}`, limit: 60, window_s: 60 })

/**
 * Stores each recorded part once, if its launch took place and the size limit is not reached. Scrubs it again here, because the player runs next to
 * untrusted content.
 */
export async function saveFlightPart(db: Transaction, { launch, part, entries, ...place }: RecordKey & FlightPart) {
  if (entries.length === 0) return
  // Lock the record so that concurrent parts are counted one at a time.
  const record = await readLaunchRecord(db, place, { lock: true })
  if (!record || launch > record.launch || (await storedBytes(db, place)) >= flightBytesMost) return
  await db
    .insert(scormFlights)
    .values({ ...place, launch, part, entries: entries.map(redactEntry) })
    .onConflictDoNothing()
}

async function storedBytes(db: Transaction, { progress_id }: Pick<RecordKey, 'progress_id'>): Promise<number> {
  const [kept] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${scormFlights.entries}::text)), 0)::integer` })
    .from(scormFlights)
    .where(eq(scormFlights.progress_id, progress_id))
  return kept?.bytes ?? 0
}
