import { failureText } from '@portico/shared/browser/failure-text.ts'
import { PasskeyNotUsed } from '@portico/shared/ui/use-passkey.ts'
import { useState } from 'react'

/** An action behind a button: busy while it runs, then its error message. Clicks in between are ignored. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof PasskeyNotUsed ? error.message : failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run: (work: () => Promise<unknown>) => void run(work) }
}
