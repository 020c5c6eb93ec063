import QRCode from 'qrcode'
import { start_totp } from '@portico/shared/contract/identity/second-factor.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { makeTotp } from './totp.ts'

/** Creates a new secret. An enrolled app must be removed first; it is never silently replaced. */
export const startTotp = verb(start_totp, async ({ services, actor, portal }) => {
  const totp =
    (await makeTotp(services, { user_id: actor.id, issuer: portal.name, label: actor.email })) ??
    fail('auth.second_factor_exists')
  const address = totp.toString()
  return { secret: totp.secret.base32, address, qr: await QRCode.toDataURL(address, { margin: 1, width: 240 }) }
})
