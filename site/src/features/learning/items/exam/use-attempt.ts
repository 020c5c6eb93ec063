import { useState } from 'react'

/** Runs one exam action at a time: busy while it runs, then its error message. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = async (work: () => Promise<void>, words: (error: unknown) => string | null): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(words(error))
    }
    setBusy(false)
  }
  return { busy, failure, setFailure, attempt }
}
