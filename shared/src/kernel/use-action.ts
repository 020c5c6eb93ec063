import { useState } from 'react'
import { failureText } from '../browser/failure-text.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** Turns an error into the text to show; null shows none. */
type TextOf = (error: unknown) => string | null

type Options<Name> = {
  /** which of several actions runs, for components with a button for each */
  name?: Name
  /** the text for errors of this run, if it differs from the hook's */
  textOf?: TextOf
}

/**
 * State of a call behind a button or form: busy while it runs, then the text of its failure until the next run. Ignores requests while it runs
 * (FRM-003). `running` is the name of the current action; `setFailure` shows a text that no error brought, or clears it.
 */
export function useAction<Name extends string = string>(textOf: TextOf = failureText) {
  const { busy, run: runOnce } = useOneAtATime()
  const [name, setName] = useState<Name | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const run = (work: () => Promise<unknown>, options: Options<Name> = {}): Promise<void> =>
    runOnce(async () => {
      setName(options.name ?? null)
      setFailure(null)
      try {
        await work()
      } catch (error) {
        setFailure((options.textOf ?? textOf)(error))
      }
    })
  return { busy, running: busy ? name : null, failure, setFailure, run }
}
