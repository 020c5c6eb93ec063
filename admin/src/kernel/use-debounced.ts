import { useEffect, useState } from 'react'

/** Filters wait this long after the last key before they reach the address (REF-002). */
export const filterDebounce_ms = 800

/** The value after it has not changed for `wait_ms`. */
export function useDebounced<T>(value: T, wait_ms = filterDebounce_ms): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const clock = setTimeout(() => setRested(value), wait_ms)
    return () => clearTimeout(clock)
  }, [value, wait_ms])
  return rested
}
