import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isGuessable } from './is-guessable.ts'
import { minCharacters } from './min-characters.ts'
import { maxPasswordLength as max } from './given-password.ts'

const min = 8

const isMixed = (value: string): boolean => /\p{L}/u.test(value) && /\d/.test(value) && /[!@#$%^&*]/.test(value)

/**
 * A new password: at least 8 characters with a letter, a digit and one of !@#$%^&*; any other characters are allowed, up to 128 (FRM-028, OP-124).
 * Rejects easily guessed passwords (is-guessable.ts). Never trimmed.
 */
export const password = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  minCharacters(min),
  v.maxLength(max, errorMessage('validation.max', { length: max })),
  v.check(isMixed, errorMessage('validation.password')),
  v.check((value) => !isMixed(value) || !isGuessable(value), errorMessage('validation.password_common')),
)
