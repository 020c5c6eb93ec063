import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isUrl } from './url.ts'

/** Whether a text is an address of the web that a page may link to: http or https, and no name or password before its host. */
export const isWebAddress = (value: string): boolean => isUrl(value) && /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value)

/** Such an address, as people give it. */
export const webAddress = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isWebAddress, errorMessage('validation.url')),
)
