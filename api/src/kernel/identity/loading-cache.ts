import { LRUCache } from 'lru-cache'

/** A cache for one kind of entity. While `isTrusted` is false, nothing is read from it or stored. */
export type LoadingCache<V extends object> = {
  /** Returns the cached value, or else the result of `load`. Null is cached only if the cache keeps misses. */
  get: (key: string, load: () => Promise<V | null>) => Promise<V | null>
  /** Drops entries with one of these ids, and all misses, since their id is unknown; drops everything if ids is null. */
  invalidate: (ids: readonly number[] | null) => void
}

type Options<V extends object> = {
  isTrusted: () => boolean
  /** the id by which an entry is invalidated; several keys may share one */
  idOf: (value: V) => number
  keepsMisses?: boolean
  max?: number
}
type Entry<V> = { value: V | null }
/** Invalidations received while a query runs; its result may be older than they are. */
type Load<V> = { promise: Promise<V | null>; invalidated: Set<number>; isMissStale: boolean; isStale: boolean }

const defaultMax = 20_000

/**
 * An LRU cache that never stores a value invalidated between its query and its storing. Runs one load per key at a time; a load that started before
 * the last invalidation is not shared with later callers.
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

/** Maps each id to the keys it is cached under; misses are under null. */
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
