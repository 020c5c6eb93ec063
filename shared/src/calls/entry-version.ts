import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** What stands for an entry as it was read: whoever saves names it, so that nothing is overwritten that they have not seen. */
export const entryVersion = () =>
  v.pipe(v.string(errorMessage('validation.required')), v.regex(/^[0-9a-f]{32}$/, errorMessage('validation.invalid')))
