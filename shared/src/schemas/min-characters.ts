import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { charactersOf } from './characters-of.ts'

/** Requires at least this many user-perceived characters (FRM-016, FRM-035). */
export const minCharacters = (length: number) =>
  v.check<string, string>((value) => charactersOf(value) >= length, errorMessage('validation.min', { length }))
