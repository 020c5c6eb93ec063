import { useEffect } from 'react'
import type { SaveQueue } from './save-queue.ts'

const shortest_ms = 2_000
const longest_ms = 60_000

/** Retries failed saves when the network is back, and by itself at growing intervals. */
export function useRetries(queue: SaveQueue): void {
  useEffect(() => {
    let wait_ms = shortest_ms
    let clock: ReturnType<typeof setTimeout> | undefined
    const goOn = () => (queue.state() === 'failed' ? queue.retry() : undefined)
    const look = () => {
      if (queue.state() === 'saved') wait_ms = shortest_ms
      if (queue.state() !== 'failed' || clock !== undefined) return
      clock = setTimeout(() => {
        clock = undefined
        wait_ms = Math.min(2 * wait_ms, longest_ms)
        goOn()
      }, wait_ms)
    }
    const unsubscribe = queue.subscribe(look)
    addEventListener('online', goOn)
    look()
    return () => {
      clearTimeout(clock)
      unsubscribe()
      removeEventListener('online', goOn)
    }
  }, [queue])
}
