import * as v from 'valibot'
import { fieldErrors, type FieldErrors } from '../schemas/field-errors.ts'

type Checked<Output> = { body: Output; fields: null } | { body: null; fields: FieldErrors }

/** What a form would send, checked by the rules of its call: the sentences are those of the API, so that a mistake reads alike whoever finds it. */
export function checkedBody<S extends v.GenericSchema>(schema: S, given: unknown): Checked<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, given)
  return parsed.success ? { body: parsed.output, fields: null } : { body: null, fields: fieldErrors(parsed.issues) }
}
