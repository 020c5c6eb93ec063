import { scrubbed } from '@portico/shared/rules/scorm/flight.ts'
import type { Transaction } from '../../db/client.ts'
import { scormFlights } from '../../db/tables/learning.ts'
import type { FlightPart } from '../../scorm/host/read-flight.ts'
import type { RecordPlace } from './launch-record.ts'

/** Keeps a part of what a player recorded, once. It is scrubbed again here: the player runs beside its content. */
export async function keepFlight(db: Transaction, { entries, ...place }: RecordPlace & FlightPart): Promise<void> {
  if (entries.length === 0) return
  await db
    .insert(scormFlights)
    .values({ ...place, entries: entries.map(scrubbed) })
    .onConflictDoNothing()
}
