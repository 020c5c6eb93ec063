import type { Verb } from '../../kernel/verb.ts'
import { changePassword } from './change-password.ts'
import { csrfCookie } from './csrf-cookie.ts'
import { forgotPassword } from './forgot-password.ts'
import { getMe } from './get-me.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { setRole } from './set-role.ts'
import { verifyToken } from './verify-token.ts'

export const session: readonly Verb[] = [csrfCookie, login, getMe, logout, setRole, register, verifyToken, forgotPassword, resetPassword, changePassword]
