import { generateRegistrationOptions } from '@simplewebauthn/server'
import { isoUint8Array } from '@simplewebauthn/server/helpers'
import { and, eq } from 'drizzle-orm'
import { passkey_creation_options } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { passkeys } from '../../tables.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { verb } from '../../../../kernel/verb.ts'
import { makeChallenge } from './passkey-challenge.ts'

/**
 * A passkey belongs to the cookie realm: one created on a portal under PUBLIC_HOST works on all of them, one created on a custom domain only there.
 */
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
