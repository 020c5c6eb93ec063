import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

// Removes line breaks, direction overrides and invisible characters, which disguise a file name. Keeps joiners, which several scripts need.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu

/** Cleans a file name for display: one line, without folders and leading dots. May be empty. */
export const shownFileName = (name: string): string =>
  name
    .replaceAll(unseen, '')
    .replace(/^.*[/\\]/, '')
    .replace(/^[.\s]+/, '')
    .trim()

/** The name a user gives an uploaded file: one cleaned line of 1 to 255 characters. For display only, never a storage key. */
export const fileName = v.pipe(
  v.string(),
  v.transform(shownFileName),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(255, errorMessage('validation.invalid')),
)
