import { enroll_totp } from '@portico/shared/contract/identity/second-factor.ts'
import { factorsOf } from '../../factors-of.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { countGuess } from './check-factor.ts'
import { factorSetUp } from './factor-set-up.ts'
import { redeemTotpCode } from './totp.ts'

export const enrollTotp = verb(enroll_totp, async (ctx, { body }) => {
  const { services, actor, note } = ctx
  const isRight = await countGuess(ctx, actor.id, () =>
    redeemTotpCode(services, { user_id: actor.id, code: body.code, enroll: true }),
  )
  if (!isRight)
    return fail(
      (await factorsOf(services.auth.connection, actor.id)).totp
        ? 'auth.second_factor_exists'
        : 'auth.second_factor_wrong',
    )
  note(`user:${actor.id}`)
  return { recovery_codes: await factorSetUp(ctx, 'totp_added') }
})
