import { failureText } from '@portico/shared/browser/failure-text.ts'
import { useState } from 'react'

export type Person = { readonly id: number; readonly name: string; readonly email: string }
type Refused = { readonly name: string; readonly why: string }
export type BulkSelection<R extends Person> = ReturnType<typeof useBulkSelection<R>>

/** Selects rows of a page and calls an action for each in turn; a refusal for one row does not stop the others and is reported with its reason. */
export function useBulkSelection<R extends Person>(rows: readonly R[], onDone: () => void) {
  const [ticked, setTicked] = useState<Record<string, true>>({})
  const [doneCount, setDoneCount] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const chosen = rows.filter(({ id }) => ticked[String(id)])
  const run = async (act: (row: R) => Promise<unknown>): Promise<number> => {
    const failed: Refused[] = []
    for (const [place, row] of chosen.entries()) {
      setDoneCount(place)
      await act(row).catch((error: unknown) => failed.push({ name: row.name || row.email, why: failureText(error) }))
    }
    setDoneCount(null)
    setRefused(failed)
    setTicked({})
    onDone()
    return chosen.length - failed.length
  }
  return {
    chosen,
    selection: { selected: ticked, onSelect: setTicked },
    isBusy: doneCount !== null,
    doneCount,
    refused,
    run,
    clear: () => setTicked({}),
    forgetRefused: () => setRefused([]),
  }
}
