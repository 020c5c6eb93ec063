import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from './max-characters.ts'

/** The token of an emailed link; a missing token gets a different error than an invalid one (ERR-026). */
export const linkToken = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(errorMessage('auth.token_missing')),
  maxCharacters(200),
)
