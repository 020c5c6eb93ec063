import type { Verb } from '../../../../kernel/verb.ts'
import { askUnlockCode } from './ask-unlock-code.ts'
import { csrfCookie } from './csrf-cookie.ts'
import { getMe } from './get-me.ts'
import { unlockLogin } from './unlock-login.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { setRole } from './set-role.ts'

export const session: readonly Verb[] = [csrfCookie, login, askUnlockCode, unlockLogin, getMe, logout, setRole]
