import { failureText } from '@portico/shared/browser/failure-text.ts'
import { PasskeyNotUsed } from '@portico/shared/ui/use-passkey.ts'
import { useOneAtATime } from '@portico/shared/kernel/use-one-at-a-time.ts'
import { useState } from 'react'
import { errors } from './errors.ts'

/** A button action: busy while it runs, then its error message. Ignores clicks in between. */
export function useAction() {
  const { busy, run } = useOneAtATime()
  const [problem, setProblem] = useState<string | null>(null)
  const act = async (work: () => Promise<unknown>) => {
    setProblem(null)
    const done = await errors.wrap(work, { toast_mode: true, skip_toast: true })
    if (!done.ok) setProblem(done.error instanceof PasskeyNotUsed ? done.error.message : failureText(done.error))
  }
  return { busy, problem, run: (work: () => Promise<unknown>) => void run(() => act(work)) }
}
