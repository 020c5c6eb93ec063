import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from './max-characters.ts'

/** Required text: trimmed, not empty, up to a maximum length (FRM-013). */
export const requiredText = (max: number) =>
  v.pipe(
    v.string(errorMessage('validation.required')),
    v.trim(),
    v.nonEmpty(errorMessage('validation.required')),
    maxCharacters(max),
  )
