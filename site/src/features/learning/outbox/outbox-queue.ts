import { unsentKeys } from '@portico/shared/browser/unsent-keys.ts'
import { stored } from '@portico/shared/browser/stored.ts'
import * as v from 'valibot'
import { outboxEntry, keyOf, type OutboxEntry } from './outbox-entry.ts'

const entry = v.object({ kept_at_ms: v.number(), kept: outboxEntry })
type Entry = v.InferOutput<typeof entry>
const entryAt = (key: string) => stored(key, v.parser(entry), 'local')

/** One person's queue, oldest first. Storage is authoritative, so that two tabs of a browser never send different answers. */
export type OutboxQueue = {
  readonly entries: () => OutboxEntry[]
  readonly keys: () => string[]
  readonly put: (one: OutboxEntry) => void
  /** Removes an entry unless it was replaced meanwhile. */
  readonly remove: (one: OutboxEntry) => void
  /** false once storage rejected a write: entries then last until the page is left. */
  readonly isLasting: () => boolean
}

export function openOutboxQueue(person_id: number, now_ms: () => number = Date.now): OutboxQueue {
  const held = new Map<string, Entry>()
  const readStored = (key: string): Entry | null => {
    const found = entryAt(key).read()
    return found?.kept.person_id === person_id && keyOf(found.kept) === key ? found : null
  }
  const find = (key: string): Entry | null => held.get(key) ?? readStored(key)
  const keys = () => [...new Set([...held.keys(), ...unsentKeys(person_id)])].filter((key) => find(key))
  return {
    keys,
    entries: () =>
      keys()
        .flatMap((key) => find(key) ?? [])
        .sort((one, other) => one.kept_at_ms - other.kept_at_ms)
        .map((one) => one.kept),
    put(one) {
      const newest_ms = Math.max(0, ...keys().map((key) => find(key)?.kept_at_ms ?? 0))
      const value = { kept_at_ms: Math.max(now_ms(), newest_ms + 1), kept: one }
      if (entryAt(keyOf(one)).write(value)) held.delete(keyOf(one))
      else held.set(keyOf(one), value)
    },
    remove(one) {
      const key = keyOf(one)
      if (JSON.stringify(find(key)?.kept) !== JSON.stringify(one)) return
      held.delete(key)
      entryAt(key).remove()
    },
    isLasting: () => held.size === 0,
  }
}
