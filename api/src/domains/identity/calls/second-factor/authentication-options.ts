import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { factorsOf } from '../../factors-of.ts'
import type { Context } from '../../../../kernel/context.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { makeChallenge } from './passkey-challenge.ts'

/** Builds the options for signing: one of the given account's passkeys, or without an account whichever passkey the browser has for this realm. */
export async function authenticationOptions(
  { services, host }: Pick<Context<never>, 'services' | 'host'>,
  { user_id, purpose }: { user_id: number | null; purpose: 'sign_in' | 'session' },
) {
  const { connection } = services.auth
  const realm = realmOf(host, services.config)
  const own =
    user_id === null ? [] : (await factorsOf(connection, user_id)).passkeys.filter((key) => key.realm === realm)
  const challenge = await makeChallenge(connection, { purpose, realm, user_id })
  return {
    ...(await generateAuthenticationOptions({
      rpID: realm,
      challenge,
      userVerification: 'required',
      allowCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    })),
  }
}
