import { createHash } from 'node:crypto'
import { Refusal } from './fail.ts'

type Entry = Readonly<Record<string, unknown>>

/** An entry with what stands for it: the version changes when one of these values does, and then only. */
export function versioned<E extends Entry>(entry: E): E & { version: string } {
  const named = Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ...entry, version: createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 32) }
}

/** Refuses who names another version than that of the locked entry; the answer says how it is now, so that both can be compared. */
export function refuseStale(entry: Entry, known: string): void {
  const current = versioned(entry)
  if (current.version !== known) throw new Refusal('general.changed_meanwhile', {}, { current })
}
