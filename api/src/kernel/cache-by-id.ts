import { LRUCache } from 'lru-cache'

/**
 * Caches the result of `load` per number for `ttl_ms`, for the `max` most recently used numbers. Concurrent callers share one load; failures are not
 * cached.
 */
export function cacheById<T extends {}>(
  { max, ttl_ms }: { max: number; ttl_ms: number },
  load: (id: number) => Promise<T>,
): (id: number) => Promise<T> {
  const kept = new LRUCache<number, T>({ max, ttl: ttl_ms, fetchMethod: load })
  return (id) => kept.forceFetch(id)
}
