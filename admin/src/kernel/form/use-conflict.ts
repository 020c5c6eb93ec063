import { compareEdits, mergeEdits, type Edits, type Side } from '@portico/shared/forms/compare-edits.ts'
import type { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { useState } from 'react'

/** Who saved the entry, as far as the refusal says; it may be the user in another tab. */
export type SavedBy = { readonly name: string | null; readonly id: number | null }
export const savedBy = ({ params: { by, by_id } }: CallError): SavedBy => ({
  name: by === undefined ? null : String(by),
  id: by_id === undefined ? null : Number(by_id),
})

/** Someone else saved the entry being edited: holds both versions until the user chooses. */
export type Conflict = {
  readonly edits: Edits
  readonly by: SavedBy
  /** fields that both users changed, and fields that only the other user changed */
  readonly both: readonly string[]
  readonly only_theirs: readonly string[]
  readonly onResolve: (chosen: Readonly<Record<string, Side>>) => void
  readonly onCancel: () => void
}
type OpenConflict = { readonly edits: Edits; readonly version: string; readonly by: SavedBy }

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
