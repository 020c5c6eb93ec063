import { errorMessage } from '../errors/message.ts'
import { equalTo } from './equal-to.ts'
import type { Fields } from './field-issue.ts'

/** The repeated password, with the error wording of the specification (FRM-024, FRM-034). */
export const passwordConfirmed = <T extends Fields>({
  field = 'password_confirmation',
  other = 'password',
}: { field?: keyof T & string; other?: keyof T & string } = {}) =>
  equalTo<T>({ field, other, message: errorMessage('validation.password_confirmed') })
