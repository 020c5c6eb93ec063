import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isUrl } from './url.ts'

/** A company's website as it is saved: https:// is put in front of a value without http or https (TEN-034). */
export const withScheme = (value: string): string => (/^https?:\/\//i.test(value) ? value : `https://${value}`)

/** The website of a company. */
export const website = v.pipe(
  v.string(errorMessage('validation.url')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.transform(withScheme),
  v.check(isUrl, errorMessage('validation.url')),
)
