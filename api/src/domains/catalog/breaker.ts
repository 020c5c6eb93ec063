import type { SearchEngine } from '../../adapters/search-engine/search-engine.ts'

const pauses_ms = [500, 1_000, 2_000, 5_000] as const

export type Breaker = {
  /** False while Meilisearch is known to be down, so no request waits for it. */
  mayAsk: () => boolean
  failed: () => void
  answered: () => void
}

const breakers = new WeakMap<SearchEngine, Breaker>()

/**
 * One per process and engine. The first failed search opens it; from then on no visitor waits, and a health check in the background closes it again.
 * Pauses between checks grow to five seconds.
 */
export function breakerOf(engine: SearchEngine): Breaker {
  const known = breakers.get(engine)
  if (known) return known
  const made = createBreaker({
    isHealthy: () => engine.isHealthy(),
    clock_ms: () => performance.now(),
  })
  breakers.set(engine, made)
  return made
}

export function createBreaker({
  isHealthy,
  clock_ms,
}: {
  isHealthy: () => Promise<boolean>
  clock_ms: () => number
}): Breaker {
  let failures = 0
  let isOpen = false
  let checkAt_ms = 0
  const postpone = () => void (checkAt_ms = clock_ms() + (pauses_ms[Math.min(failures, pauses_ms.length) - 1] ?? 0))
  const check = async () => {
    checkAt_ms = Number.POSITIVE_INFINITY
    if (await isHealthy().catch(() => false)) isOpen = false
    else {
      failures += 1
      postpone()
    }
  }
  return {
    mayAsk() {
      if (isOpen && clock_ms() >= checkAt_ms) void check()
      return !isOpen
    },
    failed() {
      isOpen = true
      failures += 1
      postpone()
    },
    answered: () => void (failures = 0),
  }
}
