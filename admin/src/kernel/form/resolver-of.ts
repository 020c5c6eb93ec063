import { fieldErrors } from '@portico/shared/schemas/field-errors.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import * as v from 'valibot'
import type { Values } from './use-staff-form.ts'

/** Checks what would be sent by the rules of the call: the sentences are those of the API, so that a mistake reads alike whoever finds it. */
export const resolverOf =
  (schema: v.GenericSchema<unknown, unknown>, bodyOf: (given: Values) => Values): Resolver<Values> =>
  (given) => {
    const parsed = v.safeParse(schema, bodyOf(given))
    if (parsed.success) return { values: parsed.output as Values, errors: {} }
    const errors = Object.entries(fieldErrors(parsed.issues)).map(([name, texts]) => [
      name.split('.')[0],
      { type: 'rule', message: texts[0] },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
