import { failureText } from '../browser/failure-text.ts'
import { CallError } from '../errors/failures/call-error.ts'
import { serverFieldErrors } from '../forms/server-field-errors.ts'

export type RefusedFields = { fields: Record<string, string>; toast: string | null; form: string | null }

/**
 * Distributes the messages of a rejected save: to their fields (FRM-004), the first of an unknown field to a toast (FRM-005), the rest beside the
 * form.
 */
export function refusedFields(error: unknown, known: readonly string[]): RefusedFields {
  const given = error instanceof CallError ? error.fields : {}
  const { known: own, toast } = serverFieldErrors(given, (name) => known.includes(name))
  const fields = Object.fromEntries(Object.entries(own).map(([name, texts]) => [name, texts[0] ?? '']))
  return { fields, toast, form: Object.keys(given).length === 0 ? failureText(error) : null }
}
