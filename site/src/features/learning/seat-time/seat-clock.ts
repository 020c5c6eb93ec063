import { beat_ms, idle_ms, longestBeat_ms } from '@portico/shared/rules/progress/seat-time.ts'

/** What is said to the server: how long the learner was there, and whether it could not be said while it was so. */
export type Beat = { active_ms: number; is_offline: boolean }
type Wish = {
  /** a clock that only goes forward, in milliseconds */ now: () => number
  isVisible: () => boolean
  /** fails while there is no connection */ send: (beat: Beat) => Promise<unknown>
}

// A computer that slept wakes up with a long step, which nobody took.
const longestStep_ms = 5_000

/**
 * Counts how long a learner is there: the page visible, and a sign of them within five minutes. What cannot be said is kept and said with
 * the next beat that arrives; more than a beat can bring is said to have been offline.
 */
export function createSeatClock({ now, isVisible, send }: Wish) {
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
      await send({ active_ms, is_offline: active_ms > longestBeat_ms })
    } catch {
      unsaid_ms += active_ms
    }
    isSaying = false
  }
  return {
    /** the learner moved, typed, scrolled or plays something */
    sign() {
      count()
      signAt = at
    },
    /** to be called every second or so */
    tick() {
      count()
      if (at - saidAt >= beat_ms) void say()
    },
    say,
  }
}
