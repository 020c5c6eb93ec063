import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

// Characters that break a line, reverse the writing direction or are not seen make a name read as another one: they are left out.
// Joiners stay: names in several scripts are spelled with them.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu

/** A file's name as it is shown: one line, without the folders before it and without points at its beginning. May be empty. */
export const shownFileName = (name: string): string =>
  name
    .replaceAll(unseen, '')
    .replace(/^.*[/\\]/, '')
    .replace(/^[.\s]+/, '')
    .trim()

/** What somebody calls a file that they send: one line as it is read, from 1 to 255 characters. Only shown, never a key of storage. */
export const fileName = v.pipe(
  v.string(),
  v.transform(shownFileName),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(255, errorMessage('validation.invalid')),
)
