import { useRef, useState } from 'react'

/** Runs one task at a time and ignores requests while it runs (FRM-003). */
export function useOneAtATime(): { busy: boolean; run: (work: () => Promise<unknown>) => Promise<void> } {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
