import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { charactersOf } from './characters-of.ts'

/** Limits a text to this many user-perceived characters (FRM-016, FRM-036). With a name, the message includes the field (FRM-040). */
export const maxCharacters = (length: number, fieldName?: string) =>
  v.check<string, string>(
    (value) => charactersOf(value) <= length,
    fieldName === undefined
      ? errorMessage('validation.max', { length })
      : errorMessage('validation.limit', { fieldName, size: length }),
  )
