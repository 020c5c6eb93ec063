/** Remembers keys for a while, only the most recently added ones. */
export type RecentKeys = { has: (key: string) => boolean; add: (key: string) => void }

/** Remembers at most `most` keys, each for `lifetime_ms` after it was last added. */
export function recentKeys({ lifetime_ms, most }: { lifetime_ms: number; most: number }): RecentKeys {
  const until = new Map<string, number>()
  return {
    has: (key) => (until.get(key) ?? 0) > Date.now(),
    add(key) {
      until.delete(key)
      until.set(key, Date.now() + lifetime_ms)
      const [oldest] = until.keys()
      if (until.size > most && oldest !== undefined) until.delete(oldest)
    },
  }
}
