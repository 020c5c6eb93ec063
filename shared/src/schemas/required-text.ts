import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from './max-characters.ts'

/** Text that must be there: trimmed, not empty, at most so many characters (FRM-013). */
export const requiredText = (max: number) =>
  v.pipe(
    v.string(errorMessage('validation.required')),
    v.trim(),
    v.nonEmpty(errorMessage('validation.required')),
    maxCharacters(max),
  )
