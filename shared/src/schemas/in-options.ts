import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** A value that one of the options has under this key, with the same type (FRM-027). */
export const inOptions = <O extends Readonly<Record<string, unknown>>>(options: readonly O[], key: keyof O & string) =>
  v.picklist(
    options.map((option) => option[key]).filter((value) => typeof value === 'string' || typeof value === 'number'),
    errorMessage('validation.selected_value'),
  )
