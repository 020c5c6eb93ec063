import * as v from 'valibot'
import { fieldErrors, type FieldErrors } from '../schemas/forms.ts'

type Checked<Output> = { body: Output; fields: null } | { body: null; fields: FieldErrors }

/** Validates a form's input with the rules of its call; the messages are the API's, so that a mistake reads the same wherever it is found. */
export function checkedBody<S extends v.GenericSchema>(schema: S, given: unknown): Checked<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, given)
  return parsed.success ? { body: parsed.output, fields: null } : { body: null, fields: fieldErrors(parsed.issues) }
}
