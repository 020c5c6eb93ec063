import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for a while, so that typing sends one request. */
export function useSettled<T>(value: T, wait_ms = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait_ms)
    return () => clearTimeout(timer)
  }, [value, wait_ms])
  return settled
}
