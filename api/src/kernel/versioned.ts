import { createHash } from 'node:crypto'
import type { Transaction } from '../db/client.ts'
import { Refusal } from './fail.ts'
import { lastSavedBy, type Saved } from './last-saved-by.ts'

type Entry = Readonly<Record<string, unknown>>

/**
 * Adds a version to an entry: a hash that changes if and only if one of its values does. `beside` names values that are not edited and do not count.
 */
export function versioned<E extends Entry>(entry: E, beside: readonly string[] = []): E & { version: string } {
  const named = Object.entries(entry)
    .filter(([name]) => !beside.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ...entry, version: createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 32) }
}

/**
 * Refuses a request based on another version than that of the locked entry. The response includes the current entry, for comparison, and who saved
 * it.
 */
export async function rejectStale(
  db: Transaction,
  { entry, version, beside = [], ...saved }: Saved & { entry: Entry; version: string; beside?: readonly string[] },
): Promise<void> {
  const current = versioned(entry, beside)
  if (current.version === version) return
  throw new Refusal('general.changed_meanwhile', (await lastSavedBy(db, saved)) ?? {}, { current })
}
