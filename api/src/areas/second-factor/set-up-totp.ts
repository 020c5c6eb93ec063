import QRCode from 'qrcode'
import { enroll_totp, start_totp } from '@portico/shared/contract/second-factor.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { countedGuess } from './check-factor.ts'
import { factorSetUp } from './factor-set-up.ts'
import { factorsOf } from '../../accounts/factors-of.ts'
import { makeTotp, redeemTotpCode } from './totp.ts'

/** A new secret; an app that is enrolled already is removed first, never replaced silently. */
export const startTotp = verb(start_totp, async ({ services, actor, portal }) => {
  const totp =
    (await makeTotp(services, { user_id: actor.id, issuer: portal.name, label: actor.email })) ??
    fail('auth.second_factor_exists')
  const address = totp.toString()
  return { secret: totp.secret.base32, address, qr: await QRCode.toDataURL(address, { margin: 1, width: 240 }) }
})

export const enrollTotp = verb(enroll_totp, async (ctx, { body }) => {
  const { services, actor, note } = ctx
  const isRight = await countedGuess(ctx, actor.id, () =>
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
