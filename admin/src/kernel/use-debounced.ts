import { useEffect, useState } from 'react'

/** Delay before a filter's text reaches the URL, restarted by each key (REF-002). */
export const filterDebounce_ms = 800

/** Returns the value once it has not changed for `wait_ms`. */
export function useDebounced<T>(value: T, wait_ms = filterDebounce_ms): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const clock = setTimeout(() => setRested(value), wait_ms)
    return () => clearTimeout(clock)
  }, [value, wait_ms])
  return rested
}
