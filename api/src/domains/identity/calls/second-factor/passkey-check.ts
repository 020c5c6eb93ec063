import { isoBase64URL } from '@simplewebauthn/server/helpers'
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { PasskeyAnswer } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { passkeys } from '../../tables.ts'
import type { Context } from '../../../../kernel/context.ts'
import { originOf } from '../../../../portal/portal-url.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { nameOfHost } from '../../../../settings/host-name.ts'
import { redeemChallenge } from './passkey-challenge.ts'

type Ctx = Pick<Context<never>, 'services' | 'host'>

/**
 * Returns the owner of a passkey that signed on this host, for a challenge issued for this purpose and now used up, with the owner verified (PIN,
 * fingerprint). Null for anything else, without a reason.
 */
export async function signedByPasskey(
  { services, host }: Ctx,
  { answer, purpose }: { answer: PasskeyAnswer; purpose: 'sign_in' | 'session' },
): Promise<{ user_id: number } | null> {
  const { connection } = services.auth
  const realm = realmOf(host, services.config)
  const asked = await redeemChallenge(connection, { answer: answer.response.clientDataJSON, purpose, realm })
  const [passkey] = asked
    ? await connection.db
        .select()
        .from(passkeys)
        .where(and(eq(passkeys.credential_id, answer.id), eq(passkeys.realm, realm)))
    : []
  if (!asked || !passkey || (asked.user_id !== null && asked.user_id !== passkey.user_id)) return null
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: originOf(nameOfHost(host), services.config),
    expectedRPID: realm,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: isoBase64URL.toBuffer(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => null)
  if (!checked?.verified) return null
  await connection.db
    .update(passkeys)
    .set({ counter: checked.authenticationInfo.newCounter, last_used_at: services.now() })
    .where(eq(passkeys.id, passkey.id))
  return { user_id: passkey.user_id }
}
