import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type * as v from 'valibot'
import type { Values } from './use-staff-form.ts'

/** Wraps the validation of both apps as a react-hook-form resolver. */
export const resolverOf =
  (schema: v.GenericSchema<unknown, unknown>, bodyOf: (given: Values) => Values): Resolver<Values> =>
  (given) => {
    const { body, fields } = checkedBody(schema, bodyOf(given))
    if (!fields) return { values: body as Values, errors: {} }
    const errors = Object.entries(fields).map(([name, texts]) => [
      name.split('.')[0],
      { type: 'rule', message: texts[0] },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
