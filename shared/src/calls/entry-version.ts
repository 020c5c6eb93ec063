import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Version of an entry as it was read. A save must name it, so that it cannot overwrite changes its author has not seen. */
export const entryVersion = () =>
  v.pipe(v.string(errorMessage('validation.required')), v.regex(/^[0-9a-f]{32}$/, errorMessage('validation.invalid')))
