import { LRUCache } from 'lru-cache'

/** Asks `load` for a number and keeps its answer for `ttl_ms`, for the `max` numbers asked last; whoever asks meanwhile shares it. A failure is not kept. */
export function keptAnswers<T extends {}>(
  { max, ttl_ms }: { max: number; ttl_ms: number },
  load: (id: number) => Promise<T>,
): (id: number) => Promise<T> {
  const kept = new LRUCache<number, T>({ max, ttl: ttl_ms, fetchMethod: load })
  return (id) => kept.forceFetch(id)
}
