import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** The first label of a portal's host name: letters, digits and dashes, with a letter or digit at both ends. */
export const hostLabel = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.toLowerCase(),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, errorMessage('validation.host_label')),
)
