import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isUrl } from './url.ts'

/** Whether a text is a web URL that a page may link to: http or https, without a user name or password before the host. */
export const isWebAddress = (value: string): boolean => isUrl(value) && /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value)

/** A web URL entered by a user. */
export const webAddress = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isWebAddress, errorMessage('validation.url')),
)
