import { failureText } from '@portico/shared/browser/failure-text.ts'
import { useState } from 'react'

type Person = { readonly id: number; readonly name: string; readonly email: string }
type Row = { readonly id: number }
type Refused = { readonly id: number; readonly name: string; readonly why: string }
export type BulkSelection<R extends Row> = ReturnType<typeof useBulkSelection<R>>

export const personName = ({ name, email }: Person): string => name || email

type Options<R> = {
  nameOf: (row: R) => string
  /** refuses a row without a call, and says why */
  deniedReason?: (row: R) => string | undefined
  onDone: () => void
}

/** Selects rows of a page and calls an action for each in turn; a refusal for one row does not stop the others and is reported with its reason. */
export function useBulkSelection<R extends Row>(rows: readonly R[], { nameOf, deniedReason, onDone }: Options<R>) {
  const [ticked, setTicked] = useState<Record<string, true>>({})
  const [doneCount, setDoneCount] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const chosen = rows.filter(({ id }) => ticked[String(id)])
  const run = async (act: (row: R) => Promise<unknown>): Promise<number> => {
    const failed: Refused[] = []
    for (const [place, row] of chosen.entries()) {
      setDoneCount(place)
      const refuse = (why: string) => failed.push({ id: row.id, name: nameOf(row), why })
      const reason = deniedReason?.(row)
      if (reason === undefined) await act(row).catch((error: unknown) => refuse(failureText(error)))
      else refuse(reason)
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
