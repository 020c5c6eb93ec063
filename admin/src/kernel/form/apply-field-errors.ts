import { CallError } from '@portico/shared/contract/call.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Puts the server's sentences at their fields (FRM-004); the first one of a field that the form does not have becomes a toast (FRM-005). */
export function applyFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): void {
  if (!(error instanceof CallError)) return
  const known = new Set(Object.keys(form.getValues()))
  const entries = Object.entries(error.fields)
  const mine = entries.filter(([name]) => known.has(name))
  for (const [place, [name, messages]] of mine.entries()) form.setError(name as Path<T>, { type: 'server', message: messages[0] ?? error.message }, { shouldFocus: place === 0 })
  const foreign = entries.find(([name]) => !known.has(name))
  if (foreign) toasts.show({ kind: 'failed', text: foreign[1][0] ?? error.message })
}
