import type { Verb } from '../../../../kernel/verb.ts'
import { changePassword } from './change-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'

export const password: readonly Verb[] = [forgotPassword, resetPassword, changePassword]
