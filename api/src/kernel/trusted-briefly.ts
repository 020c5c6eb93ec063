import type { Services } from './services.ts'

// A lesson page requests dozens of files at once; a result is reused for this long, counted from when the check began.
const trust_ms = 5_000
const most_keys = 10_000
type Known = { holds: Promise<boolean>; until_ms: number }

/** Wraps a check so that one run serves all requests with the same key for at most five seconds. Never caches a negative result. */
export function trustedBriefly<T>(
  { now }: Pick<Services, 'now'>,
  { keyOf, check }: { keyOf: (of: T) => string; check: (of: T) => Promise<boolean> },
): (of: T) => Promise<boolean> {
  const known = new Map<string, Known>()
  return async (of) => {
    const key = keyOf(of)
    const now_ms = now().getTime()
    const found = known.get(key)
    if (found && now_ms < found.until_ms) return found.holds
    if (known.size >= most_keys) known.clear()
    const asked = { holds: check(of), until_ms: now_ms + trust_ms }
    known.set(key, asked)
    const forget = () => void (known.get(key) === asked && known.delete(key))
    asked.holds.then((holds) => holds || forget(), forget)
    return asked.holds
  }
}
