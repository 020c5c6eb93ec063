import { useEffect, useState } from 'react'

/** Whole seconds until a point in time, never below 0, updated every second (FRM-042). */
export function useCountdown(until_ms: number): number {
  const left = () => Math.max(0, Math.ceil((until_ms - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    setSeconds(left())
    const clock = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(clock)
  }, [until_ms])
  return seconds
}

/** Formats seconds as a clock: 159 → '2:39'. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
