import { LRUCache } from 'lru-cache'

/** A cache of one kind of entity. Nothing is answered from it, nor stored, while `isTrusted` says no. */
export type LoadingCache<V extends object> = {
  /** The cached value, else what `load` reads. Null is cached only where the cache was made to keep misses. */
  get: (key: string, load: () => Promise<V | null>) => Promise<V | null>
  /** Drops the entries with one of these ids, and all misses, whose id is unknown; everything when ids is null. */
  invalidate: (ids: readonly number[] | null) => void
}

type Options<V extends object> = {
  isTrusted: () => boolean
  /** by which id an entry is invalidated; several keys may share one */
  idOf: (value: V) => number
  keepsMisses?: boolean
  max?: number
}
type Entry<V> = { value: V | null }
/** What was invalidated while a query ran: its answer may be older than that. */
type Load<V> = { promise: Promise<V | null>; invalidated: Set<number>; isMissStale: boolean; isStale: boolean }

const defaultMax = 20_000

/**
 * An LRU cache that never stores a value which was invalidated between its query and its storing. One load a key at a time; a load
 * that began before the last invalidation is not shared with whoever asks after it.
 */
export function createLoadingCache<V extends object>({
  isTrusted,
  idOf,
  keepsMisses = false,
  max = defaultMax,
}: Options<V>): LoadingCache<V> {
  const keys = createKeyIndex()
  const entries = new LRUCache<string, Entry<V>>({
    max,
    dispose: ({ value }, key) => keys.remove(value && idOf(value), key),
  })
  const loads = new Map<string, Load<V>>()
  const running = new Set<Load<V>>()

  const store = (key: string, value: V | null, load: Load<V>): void => {
    if (!isTrusted() || load.isStale) return
    if (value === null ? !keepsMisses || load.isMissStale : load.invalidated.has(idOf(value))) return
    entries.set(key, { value })
    keys.add(value && idOf(value), key)
  }
  const start = (key: string, read: () => Promise<V | null>): Promise<V | null> => {
    const load: Load<V> = { promise: read(), invalidated: new Set(), isMissStale: false, isStale: false }
    loads.set(key, load)
    running.add(load)
    load.promise = load.promise
      .then((value) => {
        store(key, value, load)
        return value
      })
      .finally(() => {
        running.delete(load)
        if (loads.get(key) === load) loads.delete(key)
      })
    return load.promise
  }
  return {
    async get(key, read) {
      if (!isTrusted()) return read()
      const entry = entries.get(key)
      if (entry) return entry.value
      return loads.get(key)?.promise ?? start(key, read)
    },
    invalidate(ids) {
      for (const load of running) {
        load.isMissStale = true
        if (ids === null) load.isStale = true
        else for (const id of ids) load.invalidated.add(id)
      }
      loads.clear()
      if (ids === null) entries.clear()
      else for (const id of [null, ...ids]) for (const key of keys.of(id)) entries.delete(key)
    },
  }
}

/** The keys under which an id is cached; those of misses are under null. */
function createKeyIndex() {
  const keysOf = new Map<number | null, Set<string>>()
  return {
    of: (id: number | null): string[] => [...(keysOf.get(id) ?? [])],
    add: (id: number | null, key: string): void => void keysOf.set(id, (keysOf.get(id) ?? new Set()).add(key)),
    remove: (id: number | null, key: string): void => {
      const keys = keysOf.get(id)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(id)
    },
  }
}
