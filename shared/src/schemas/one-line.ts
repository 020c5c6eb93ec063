import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { requiredText } from './required-text.ts'

/**
 * One line of a postal address or a company name, as printed on pages, receipts and emails: no line breaks or angle brackets, and at least one letter
 * or digit.
 */
export const oneLine = (max: number) =>
  v.pipe(
    requiredText(max),
    v.check((text) => !/[\p{Cc}<>]/u.test(text) && /[\p{L}\p{N}]/u.test(text), errorMessage('validation.invalid')),
  )
