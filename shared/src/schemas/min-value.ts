import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** A number from this minimum up (FRM-017). */
export const minValue = (value: number) =>
  v.minValue<number, number, string>(value, errorMessage('validation.min_value', { value }))
