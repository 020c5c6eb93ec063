import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isUrl } from './url.ts'

/** Completes a company's website for storage: adds https:// if it lacks http or https (TEN-034). */
export const withScheme = (value: string): string => (/^https?:\/\//i.test(value) ? value : `https://${value}`)

/** A company's website. */
export const website = v.pipe(
  v.string(errorMessage('validation.url')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.transform(withScheme),
  v.check(isUrl, errorMessage('validation.url')),
)
