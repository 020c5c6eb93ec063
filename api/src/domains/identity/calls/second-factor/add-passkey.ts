import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import { add_passkey } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { passkeys } from '../../tables.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { nameOfHost } from '../../../../settings/host-name.ts'
import { originOf } from '../../../../portal/portal-url.ts'
import { factorSetUp } from './factor-set-up.ts'
import { redeemChallenge } from './passkey-challenge.ts'

export const addPasskey = verb(add_passkey, async (ctx, { body }) => {
  const { services, host, actor, note } = ctx
  const { connection } = services.auth
  const realm = realmOf(host, services.config)
  const asked = await redeemChallenge(connection, {
    answer: body.passkey.response.clientDataJSON,
    purpose: 'add',
    realm,
  })
  if (asked?.user_id !== actor.id) return fail('auth.passkey_refused')
  const checked = await verifyRegistrationResponse({
    response: body.passkey as RegistrationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: originOf(nameOfHost(host), services.config),
    expectedRPID: realm,
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) return fail('auth.passkey_refused')
  const { credential } = checked.registrationInfo
  const [made] = await connection.db
    .insert(passkeys)
    .values({
      user_id: actor.id,
      realm,
      name: body.name,
      credential_id: credential.id,
      public_key: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: body.passkey.response.transports ?? [],
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (!made) return fail('auth.passkey_refused')
  note(`user:${actor.id}`, { passkey: body.name })
  return { id: made.id, recovery_codes: await factorSetUp(ctx, 'passkey_added') }
})
