import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from './text.ts'

const shape = /^(?:\/|(?:\/[\w~-][\w.~-]*)+)$/
/** Files are served by their names, so a path that ends like one is never looked up as a page. */
const fileName = /\.\w+$/

/** A path of a page on the same portal, as staff type it; no host, query or file name, and no slash at its end. */
export const pagePath = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  maxCharacters(500),
  v.transform((path) => (path.length > 1 && !path.endsWith('//') ? path.replace(/\/$/, '') : path)),
  v.check(
    (path) => shape.test(path) && !fileName.test(path),
    'Enter a path on this portal, such as /courses/all, without a domain, question mark or file extension.',
  ),
)
