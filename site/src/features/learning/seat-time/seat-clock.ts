import { heartbeat_ms, idle_ms, longestHeartbeat_ms } from '@portico/shared/rules/learning/progress/seat-time.ts'

/** A heartbeat: how long the learner was present, and whether that was offline. */
export type Heartbeat = { active_ms: number; is_offline: boolean }
type Options = {
  /** a monotonic clock, in milliseconds */ now: () => number
  isVisible: () => boolean
  /** rejects while offline */ send: (beat: Heartbeat) => Promise<unknown>
}

// After sleep a computer makes one long step, which must not count.
const longestStep_ms = 5_000

/**
 * Counts how long a learner is present: page visible and activity within five minutes. Unsent time goes into the next heartbeat that arrives; more
 * than a heartbeat can hold is reported as offline.
 */
export function createSeatClock({ now, isVisible, send }: Options) {
  let at = now()
  let signAt = at
  let saidAt = at
  let unsaid_ms = 0
  let isSaying = false
  const count = () => {
    const step_ms = now() - at
    at += step_ms
    if (isVisible() && at - signAt <= idle_ms) unsaid_ms += Math.min(step_ms, longestStep_ms)
  }
  const say = async (): Promise<void> => {
    count()
    const active_ms = Math.round(unsaid_ms)
    if (isSaying || active_ms === 0) return
    isSaying = true
    saidAt = at
    unsaid_ms -= active_ms
    try {
      await send({ active_ms, is_offline: active_ms > longestHeartbeat_ms })
    } catch {
      unsaid_ms += active_ms
    }
    isSaying = false
  }
  return {
    /** the learner moved, typed, scrolled or plays media */
    sign() {
      count()
      signAt = at
    },
    /** call about every second */
    tick() {
      count()
      if (at - saidAt >= heartbeat_ms) void say()
    },
    say,
  }
}
