import { useEffect, useState } from 'react'

/** Whole seconds until an instant, never below 0, counting down by itself (FRM-042). */
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
