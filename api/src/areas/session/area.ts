import type { Verb } from '../../kernel/verb.ts'
import { askWaitCode } from './ask-wait-code.ts'
import { changePassword } from './change-password.ts'
import { csrfCookie } from './csrf-cookie.ts'
import { forgotPassword } from './forgot-password.ts'
import { getMe } from './get-me.ts'
import { liftWait } from './lift-wait.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { showProfile } from './show-profile.ts'
import { updateProfile } from './update-profile.ts'
import { setRole } from './set-role.ts'
import { verifyToken } from './verify-token.ts'

export const session: readonly Verb[] = [
  csrfCookie,
  login,
  askWaitCode,
  liftWait,
  getMe,
  logout,
  setRole,
  register,
  verifyToken,
  forgotPassword,
  resetPassword,
  changePassword,
  showProfile,
  updateProfile,
]
