import type { RunningTry } from '@portico/shared/contract/exams.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { isCounted, timeLeft_ms, timeLeftText, timeWarning } from './time-left.ts'

/** The time that a try has left. It counts silently; what is read out are the two warnings, each once. */
export function ExamClock({ running, onOver }: { running: RunningTry; onOver: () => void }) {
  const left = useTimeLeft(running, onOver)
  if (left === null || !isCounted(left)) return null
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

/** Counted every second; a second after its end, so that the server’s clock agrees, `onOver` is called once. */
function useTimeLeft(running: RunningTry, onOver: () => void): number | null {
  const [left, setLeft] = useState(() => timeLeft_ms(running))
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    if (running.ends_at === null) return
    let isOver = false
    const count = () => {
      const now = timeLeft_ms(running)
      setLeft(now)
      if (now !== 0 || isOver) return
      isOver = true
      setTimeout(() => over.current(), 1_000)
    }
    count()
    const clock = setInterval(count, 1_000)
    return () => clearInterval(clock)
  }, [running])
  return left
}
