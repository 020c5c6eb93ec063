import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { requiredText } from './required-text.ts'

/** A line of an address or a company's name, as it stands on pages, receipts and mails: no line break, no angle brackets, and at least a letter or a number. */
export const oneLine = (max: number) =>
  v.pipe(
    requiredText(max),
    v.check((text) => !/[\p{Cc}<>]/u.test(text) && /[\p{L}\p{N}]/u.test(text), errorMessage('validation.invalid')),
  )
