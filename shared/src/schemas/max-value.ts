import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** A number up to this maximum (FRM-017). */
export const maxValue = (value: number) =>
  v.maxValue<number, number, string>(value, errorMessage('validation.max_value', { value }))
