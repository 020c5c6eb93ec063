import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** A value that one of the options carries under this key, of the same kind (FRM-027). */
export const inOptions = <O extends Readonly<Record<string, unknown>>>(options: readonly O[], key: keyof O & string) =>
  v.picklist(
    options.map((option) => option[key]).filter((value) => typeof value === 'string' || typeof value === 'number'),
    errorMessage('validation.selected_value'),
  )
