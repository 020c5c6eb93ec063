import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

// Characters that break a line or reverse the writing direction make a name read as another one: they are left out.
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** What somebody calls a file that they send: one line as it is read, from 1 to 255 characters. Only shown, never a key of storage. */
export const fileName = v.pipe(
  v.string(),
  v.transform((name) => name.replaceAll(unseen, '').trim()),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(255, errorMessage('validation.invalid')),
)
