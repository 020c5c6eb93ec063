import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { fieldErrors } from './field-errors.ts'
import { requiredIf } from './required-if.ts'

const isNumberOfDays = (days: string): boolean => /^[1-9]\d{0,3}$/.test(days) && Number(days) <= 3_650

/** Due date for an enrollment: the course's default, a number of days from now, or a fixed day. */
export const dueWish = v.pipe(
  v.object({ kind: v.picklist(['course', 'days', 'day']), days: v.string(), day: v.string() }),
  requiredIf({ field: 'days', other: 'kind', is: 'days' }),
  requiredIf({ field: 'day', other: 'kind', is: 'day' }),
  v.forward(
    v.partialCheck(
      [['kind'], ['days']],
      ({ kind, days }) => kind !== 'days' || days === '' || isNumberOfDays(days),
      errorMessage('validation.integer'),
    ),
    ['days'],
  ),
)
export type DueWish = v.InferOutput<typeof dueWish>

/** Returns the validation errors, keyed by the field names of the API call. */
export function wrongDue(due: DueWish): { due_days?: string; due_on?: string } {
  const { days, day } = fieldErrors(v.safeParse(dueWish, due).issues ?? [])
  return { ...(days?.[0] ? { due_days: days[0] } : {}), ...(day?.[0] ? { due_on: day[0] } : {}) }
}
