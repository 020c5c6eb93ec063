import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { email } from './email.ts'

type Options = { required?: boolean; emails?: boolean; max?: number }

const text = v.pipe(
  v.string(errorMessage('validation.invalid')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
)

/** A list of texts; optionally required, of email addresses only, or limited in length (FRM-026). */
export const tagsList = ({ required = false, emails = false, max }: Options = {}) =>
  v.pipe(
    v.array(emails ? email : text, errorMessage('validation.tags_list')),
    v.check((list) => !required || list.length > 0, errorMessage('validation.required')),
    v.check(
      (list) => max === undefined || list.length <= max,
      errorMessage(emails ? 'validation.emails_max' : 'validation.tags_max', { max: max ?? 0 }),
    ),
  )
