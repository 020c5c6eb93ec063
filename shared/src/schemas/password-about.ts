import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isGuessable } from './is-guessable.ts'
import { fieldIssue, type Fields } from './field-issue.ts'

/**
 * Rejects a new password built from its owner's email, names or portal: `from` lists fields of the same form, `also` adds words from elsewhere. Does
 * not repeat errors that the `password` rule already reports.
 */
export const passwordAbout = <T extends Fields>({
  field = 'password',
  from = [],
  also = () => [],
}: {
  field?: keyof T & string
  from?: readonly (keyof T & string)[]
  also?: () => readonly string[]
}) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fields = (dataset.value ?? {}) as Fields
    const password = fields[field]
    if (typeof password !== 'string' || isGuessable(password)) return
    const words = [...from.map((name) => fields[name]).filter((value) => typeof value === 'string'), ...also()]
    if (isGuessable(password, words)) addIssue(fieldIssue(fields, field, errorMessage('validation.password_common')))
  })
