import type { Verb } from '../../kernel/verb.ts'
import { confirmSession } from './confirm-session.ts'
import { loginPasskey, loginPasskeyOptions, passkeyOptions } from './login-passkey.ts'
import { loginSecondFactor } from './login-second-factor.ts'
import { addPasskey, passkeyCreationOptions } from './make-passkey.ts'
import { endSession, endSessions, listSessions } from './own-sessions.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { newRecoveryCodes, removePasskey, removeTotp } from './remove-factors.ts'
import { removeUserFactors } from './remove-user-factors.ts'
import { enrollTotp, startTotpVerb } from './set-up-totp.ts'
import { showSecondFactor } from './show-second-factor.ts'

export const secondFactor: readonly Verb[] = [
  showSecondFactor, startTotpVerb, enrollTotp, removeTotp, newRecoveryCodes, proveSecondFactor, loginSecondFactor, removeUserFactors,
  passkeyCreationOptions, addPasskey, removePasskey, passkeyOptions, loginPasskeyOptions, loginPasskey,
  listSessions, endSession, endSessions, confirmSession,
]
