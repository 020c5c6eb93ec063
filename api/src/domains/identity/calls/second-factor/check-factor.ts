import type { FactorProof } from '@portico/shared/contract/identity/second-factor.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { clearGuesses, enforceGuessLimit } from '../../../../kernel/guesses.ts'
import { factorLimit } from '../../guess-limits.ts'
import { signedByPasskey } from './passkey-check.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { redeemTotpCode } from './totp.ts'

type Ctx = Pick<Context<never>, 'services' | 'host'>

/** Counts a code guess before comparing it; refuses it while the account is locked. */
export async function countGuess(ctx: Ctx, user_id: number, compare: () => Promise<boolean>): Promise<boolean> {
  const { platform } = ctx.services
  const limit = factorLimit(user_id)
  await enforceGuessLimit(platform, limit)
  const isRight = await compare()
  if (isRight) await clearGuesses(platform, limit.key)
  return isRight
}

/** Rejects a proof that is not this account's, and uses up a correct code. */
export async function checkFactor(
  ctx: Ctx,
  { user_id, proof, purpose }: { user_id: number; proof: FactorProof; purpose: 'sign_in' | 'session' },
): Promise<void> {
  const { services } = ctx
  if (proof.kind === 'passkey') {
    const signed = await signedByPasskey(ctx, { answer: proof.answer, purpose })
    if (signed?.user_id !== user_id) fail('auth.passkey_refused')
    return
  }
  const isRight = await countGuess(ctx, user_id, () =>
    proof.kind === 'totp'
      ? redeemTotpCode(services, { user_id, code: proof.code })
      : redeemRecoveryCode(services.auth.connection, { user_id, code: proof.code }),
  )
  if (!isRight) fail('auth.second_factor_wrong')
}
