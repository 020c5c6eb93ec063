import type { FieldErrors } from '../schemas/forms.ts'

/** Splits the API's field errors for a form: those of its own fields, and the first for an unknown field, shown as a toast (FRM-004, FRM-005). */
export function serverFieldErrors(
  fields: FieldErrors,
  isField: (name: string) => boolean,
): { known: FieldErrors; toast: string | null } {
  const entries = Object.entries(fields)
  return {
    known: Object.fromEntries(entries.filter(([name]) => isField(name))),
    toast: entries.find(([name]) => !isField(name))?.[1][0] ?? null,
  }
}
