import type { Verb } from '../../kernel/verb.ts'
import { confirmSession } from './confirm-session.ts'
import { loginPasskey, loginPasskeyOptions, passkeyOptions } from './login-passkey.ts'
import { loginSecondFactor } from './login-second-factor.ts'
import { addPasskey, passkeyCreationOptions } from './make-passkey.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { endSession, endSessions, listSessions } from './own-sessions.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { removePasskey, removeTotp } from './remove-factors.ts'
import { removeUserFactors } from './remove-user-factors.ts'
import { enrollTotp, startTotp } from './set-up-totp.ts'
import { showSecondFactor } from './show-second-factor.ts'

export const secondFactor: readonly Verb[] = [
  showSecondFactor,
  startTotp,
  enrollTotp,
  removeTotp,
  makeRecoveryCodes,
  proveSecondFactor,
  loginSecondFactor,
  removeUserFactors,
  passkeyCreationOptions,
  addPasskey,
  removePasskey,
  passkeyOptions,
  loginPasskeyOptions,
  loginPasskey,
  listSessions,
  endSession,
  endSessions,
  confirmSession,
]
