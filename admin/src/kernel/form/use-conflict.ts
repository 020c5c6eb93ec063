import { compareEdits, mergeEdits, type Edits, type Side } from '@portico/shared/forms/compare-edits.ts'
import { useState } from 'react'

/** Someone else saved the entry being edited: holds both versions until the user chooses. */
export type Conflict = {
  readonly edits: Edits
  /** who saved it, if known */
  readonly by: string | null
  /** fields that both users changed, and fields that only the other user changed */
  readonly both: readonly string[]
  readonly only_theirs: readonly string[]
  readonly onResolve: (chosen: Readonly<Record<string, Side>>) => void
  readonly onCancel: () => void
}
type OpenConflict = { readonly edits: Edits; readonly version: string; readonly by: string | null }

/** Holds a conflict until it is resolved; if no visible field differs, resolves it at once. */
export function useConflict(settle: (merged: Edits['yours'], met: OpenConflict) => void) {
  const [met, setMet] = useState<OpenConflict | null>(null)
  const resolve = (found: OpenConflict, chosen: Readonly<Record<string, Side>>) => {
    setMet(null)
    settle(mergeEdits(found.edits, chosen), found)
  }
  const meet = (found: OpenConflict) => {
    const { both, only_theirs } = compareEdits(found.edits)
    if (both.length + only_theirs.length === 0) resolve(found, {})
    else setMet(found)
  }
  const conflict: Conflict | null = met && {
    edits: met.edits,
    by: met.by,
    ...compareEdits(met.edits),
    onResolve: (chosen) => resolve(met, chosen),
    onCancel: () => setMet(null),
  }
  return { conflict, meet }
}
