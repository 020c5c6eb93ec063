import type { Logger } from 'pino'
import type { LocalDiskFailed } from './local-disk-failed.ts'

/** How long not to ask a slow or failing bucket about copies. */
export const outage_ms = 5_000

/** Tracks whether the bucket was recently slow or failing; logs each kind of outage once a minute. */
export function bucketOutage(log: Logger): {
  lasts: () => boolean
  slow: () => void
  failed: (error: unknown) => void
  /** A file without a copy could not be fetched. Concerns only this file, so the bucket is still asked about others. */
  sayRefused: (error: unknown) => void
  /** A failure of this edge's own disk, not of the bucket. */
  sayUnwritable: (error: LocalDiskFailed) => void
} {
  let until_ms = 0
  const begin = () => void (until_ms = Date.now() + outage_ms)
  const saySlow = onceAMinute(() =>
    log.warn('the bucket is slow to answer: copies of its files are answered without asking'),
  )
  const sayKept = onceAMinute((error: unknown) =>
    log.error({ err: error }, 'the bucket cannot be asked about copies of its files: they are kept'),
  )
  const sayRefused = onceAMinute((error: unknown) =>
    log.error({ err: error }, 'the bucket cannot be asked for public files: clients are asked to retry'),
  )
  const sayUnwritable = onceAMinute((error: LocalDiskFailed) =>
    log.error(
      { err: error },
      'this edge cannot write copies of public files to its own disk: it serves the copies it has, and clients that want another are asked to retry',
    ),
  )
  return {
    sayRefused,
    sayUnwritable,
    lasts: () => Date.now() < until_ms,
    slow() {
      begin()
      saySlow()
    },
    failed(error) {
      begin()
      sayKept(error)
    },
  }
}

const minute_ms = 60_000

/** Logs a message at most once a minute, for messages that every request would otherwise repeat. */
function onceAMinute<Words extends unknown[]>(say: (...words: Words) => void): (...words: Words) => void {
  let silent_until_ms = 0
  return (...words) => {
    if (Date.now() < silent_until_ms) return
    silent_until_ms = Date.now() + minute_ms
    say(...words)
  }
}
