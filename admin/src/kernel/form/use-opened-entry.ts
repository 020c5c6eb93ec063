import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { useRef } from 'react'
import type { Values } from './use-staff-form.ts'
import { savedBy, useConflict } from './use-conflict.ts'

type Options<V extends Values> = {
  values: V
  /** null for a new entry */
  version: string | null
  valuesOf: (current: Values) => V
  onMerged: (merged: V) => void
}

/** For a dialog that holds its own values: tracks the opened version and handles a conflict if someone else saved a newer one. */
export function useOpenedEntry<V extends Values>({ values, version: opened_version, valuesOf, onMerged }: Options<V>) {
  const opened = useRef<Values>(values)
  const version = useRef(opened_version)
  const { conflict, meet } = useConflict((merged, met) => {
    opened.current = met.edits.theirs
    version.current = met.version
    onMerged({ ...values, ...merged })
  })
  const compare = (error: unknown, yours: V): void => {
    if (!(error instanceof CallError) || error.current === null) return
    meet({
      edits: { opened: opened.current, yours, theirs: valuesOf(error.current) },
      version: String(error.current.version),
      by: savedBy(error),
    })
  }
  return { version, conflict, compare }
}
