import { eq, sql } from 'drizzle-orm'
import { flightBytesMost, scrubbed } from '@portico/shared/rules/scorm/flight.ts'
import type { Transaction } from '../../../db/client.ts'
import { scormFlights } from '../tables.ts'
import type { Limit } from '../../../kernel/rate-limit.ts'
import type { FlightPart } from '../host/read-flight.ts'
import { readLaunchRecord, type RecordPlace } from './launch-record.ts'

/** A player sends a part every ten seconds; a person may have several open, and one that was offline catches up. */
export const flightsPerUser = (id: number): Limit => ({ key: `scorm-recording:${id}`, limit: 60, window_s: 60 })

/**
 * Keeps a part of what a player recorded, once: of a launch that took place, while there is room. It is scrubbed again here, since the
 * player runs beside its content.
 */
export async function keepFlight(db: Transaction, { launch, part, entries, ...place }: RecordPlace & FlightPart) {
  if (entries.length === 0) return
  // Locked, so that parts sent at once are counted one after another.
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
