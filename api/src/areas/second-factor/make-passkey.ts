import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers'
import { and, eq } from 'drizzle-orm'
import { add_passkey, passkey_creation_options } from '@portico/shared/contract/passkeys.ts'
import { passkeys } from '../../db/tables/second-factor.ts'
import { realmOf } from '../../kernel/cookies.ts'
import { nameOfHost } from '../../portal/host-name.ts'
import { fail } from '../../kernel/fail.ts'
import { originOf } from '../../portal/portal-url.ts'
import { verb } from '../../kernel/verb.ts'
import { factorSetUp } from './factor-set-up.ts'
import { makeChallenge, takeChallenge } from './passkey-challenge.ts'

/** A passkey belongs to the cookie realm: one made on a portal below PUBLIC_HOST works on all of them, one of a custom domain there only. */
export const passkeyCreationOptions = verb(passkey_creation_options, async ({ services, host, actor, portal }) => {
  const { connection } = services.auth
  const realm = realmOf(host, services.config)
  const known = await connection.db
    .select({ id: passkeys.credential_id })
    .from(passkeys)
    .where(and(eq(passkeys.user_id, actor.id), eq(passkeys.realm, realm)))
  const options = await generateRegistrationOptions({
    rpName: portal.name,
    rpID: realm,
    userName: actor.email,
    userDisplayName: `${actor.first_name} ${actor.last_name}`.trim() || actor.email,
    userID: isoUint8Array.fromUTF8String(`portico-${actor.id}`),
    challenge: await makeChallenge(connection, { purpose: 'add', realm, user_id: actor.id }),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
})

export const addPasskey = verb(add_passkey, async (ctx, { body }) => {
  const { services, host, actor, note } = ctx
  const { connection } = services.auth
  const realm = realmOf(host, services.config)
  const asked = await takeChallenge(connection, { answer: body.passkey.response.clientDataJSON, purpose: 'add', realm })
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
