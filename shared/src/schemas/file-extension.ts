import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Returns a file name's extension in lowercase; empty if it has none. */
export const extensionOf = (name: string): string => /[^/\\]\.([^./\\\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** A file whose extension is in the list (FRM-021, FRM-038). */
export const fileExtension = <const T extends { name: string }>(allowed: readonly string[]) =>
  v.check<T, string>(({ name }) => allowed.includes(extensionOf(name)), errorMessage('validation.file_type'))
