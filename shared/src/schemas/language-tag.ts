import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** A language tag as used by captions and browsers (BCP 47): 'en', 'pt-BR'. */
export const languageTag = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, errorMessage('validation.invalid')),
)
