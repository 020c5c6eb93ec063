import type { Verb } from '../../kernel/verb.ts'
import { askWaitCode } from './ask-wait-code.ts'
import { csrfCookie } from './csrf-cookie.ts'
import { getMe } from './get-me.ts'
import { liftWait } from './lift-wait.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { setRole } from './set-role.ts'

export const session: readonly Verb[] = [csrfCookie, login, askWaitCode, liftWait, getMe, logout, setRole]
