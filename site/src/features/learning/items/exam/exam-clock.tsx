import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { clockJumped, isClockVisible, timeLeft_ms, timeLeftText, timeWarning } from './time-left.ts'

/** Remaining time of an attempt. It counts silently; only the two warnings are announced, once each. */
export function ExamClock({ running, onAsk }: { running: RunningAttempt; onAsk: () => Promise<void> }) {
  const left = useTimeLeft(running, onAsk)
  if (left === null || !isClockVisible(left)) return null
  const warning = timeWarning(left)
  return (
    <div className="exam-clock" data-warns={warning ? '' : undefined}>
      <p>
        <Icon name="clock" size="small" /> Time left:{' '}
        <span role="timer" aria-live="off" className="tabular">
          {timeLeftText(left)}
        </span>
      </p>
      <p role="status">{warning}</p>
    </div>
  )
}

/** The least time between two checks with the server. */
const leastRecheck_ms = 15_000

/** Updates every second. Asks the server when time is up or cannot be determined on this device: only the server ends an attempt. */
function useTimeLeft(running: RunningAttempt, onAsk: () => Promise<void>): number | null {
  const [left, setLeft] = useState(() => timeLeft_ms(running))
  const ask = useRef(onAsk)
  ask.current = onAsk
  useEffect(() => {
    if (running.ends_at === null) return
    let mayAskAt = 0
    const count = () => {
      const now = timeLeft_ms(running)
      setLeft(now)
      if ((now !== 0 && !clockJumped(running)) || performance.now() < mayAskAt) return
      mayAskAt = performance.now() + leastRecheck_ms
      void ask.current()
    }
    count()
    const clock = setInterval(count, 1_000)
    return () => clearInterval(clock)
  }, [running])
  return left
}
