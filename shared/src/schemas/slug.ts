import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const max = 120

/** The last part of a page's path: lowercase letters, digits and single dashes. */
export const slug = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.maxLength(max, errorMessage('validation.max', { length: max })),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, errorMessage('validation.slug')),
)
