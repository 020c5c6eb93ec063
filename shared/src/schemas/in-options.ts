import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** A value that one of the options carries under this key (FRM-027). */
export const inOptions = <O extends Readonly<Record<string, unknown>>>(options: readonly O[], key: keyof O & string) =>
  v.pipe(v.union([v.string(), v.number()], errorMessage('validation.selected_value')), v.check((value) => options.some((option) => option[key] === value), errorMessage('validation.selected_value')))
