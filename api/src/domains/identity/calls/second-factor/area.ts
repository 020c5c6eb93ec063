import type { Verb } from '../../../../kernel/verb.ts'
import { addPasskey } from './add-passkey.ts'
import { confirmSession } from './confirm-session.ts'
import { endSession } from './end-session.ts'
import { endSessions } from './end-sessions.ts'
import { enrollTotp } from './enroll-totp.ts'
import { listSessions } from './list-sessions.ts'
import { loginPasskey } from './login-passkey.ts'
import { loginPasskeyOptions } from './login-passkey-options.ts'
import { loginSecondFactor } from './login-second-factor.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { passkeyCreationOptions } from './passkey-creation-options.ts'
import { passkeyOptions } from './passkey-options.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { removePasskey } from './remove-passkey.ts'
import { removeTotp } from './remove-totp.ts'
import { removeUserFactors } from './remove-user-factors.ts'
import { showSecondFactor } from './show-second-factor.ts'
import { startTotp } from './start-totp.ts'

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
