import type { Actor, Context } from '../../kernel/context.ts'
import { readSessionCookie, realmOf, sessionCookieName } from '../../kernel/cookies.ts'
import { actorOf, demandsOf, memberHere, memberKnown } from '../../kernel/session.ts'
import { credentialsOf } from './credentials-of.ts'
import { recognizeDevice } from './known-device.ts'
import { setSignedInCookies } from './session-cookies.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'setCookie' | 'request' | 'portal' | 'now' | 'emitAtEnd' | 'ip'>
/** How a person proved their identity. */
export type SignInMethod = 'password' | 'code' | 'claim' | 'invitation' | 'passkey' | 'sso'
export type Opening =
  | { state: 'opened'; actor: Actor }
  /** not a member of this portal: nothing was written, and no other session ended */
  | { state: 'not_a_member' }
  /** needs a second factor first: nothing was written, and no other session ended */
  | { state: 'second_factor_needed' }
  /** the compared password has since changed, the account got a second factor, or the pending login is over: nothing was written */
  | { state: 'overtaken' }
type Proof = {
  user_id: number
  way: SignInMethod
  /** just proven, for example by a passkey that verified its owner */ second_factor?: true
  /** account data read when the password was compared; the session opens only if it is unchanged */
  compared?: { password: string; has_factor: boolean }
  /** the pending login that this second factor completes; the session opens only while it is pending, and uses it up */
  pending_login_id?: number
}

/**
 * The only function that opens a session. Until membership of this portal is proven, nothing is written and no other session ends; a membership
 * created in a transaction must be committed first. Refuses blocked accounts.
 */
export async function openSession(ctx: Ctx, proof: Proof): Promise<Opening> {
  const { services, portal } = ctx
  const { user_id, compared } = proof
  const [member, known] = await Promise.all([
    // Other ways of signing in may have just created the membership, so read it past the cache.
    (compared ? memberKnown : memberHere)(services, { portal, user_id }),
    compared ?? credentialsOf(services.auth.connection, user_id),
  ])
  if (!member || !known) return { state: 'not_a_member' }
  const { has_factor, password } = known
  if (has_factor && !proof.second_factor) return { state: 'second_factor_needed' }
  const second_factor_at = proof.second_factor ? services.now() : null
  const id = await writeSession(ctx, { ...proof, second_factor_at })
  if (id === null) return { state: 'overtaken' }
  recognizeDevice(ctx, { owner: { user_id, password }, way: proof.way })
  const actor = actorOf(member, {
    session: { id, has_factor, second_factor_at, confirmed_at: null },
    stored_role: null,
    demands: demandsOf(portal, services.config),
  })
  return actor ? { state: 'opened', actor } : { state: 'not_a_member' }
}

/**
 * Writes a new session with a new id on this host's cookie realm and sets its cookies. The same statement ends the person's other session on this
 * realm (OP-33) and any session this browser had. Null if the compared data changed or the pending login is over.
 */
async function writeSession(
  ctx: Ctx,
  { user_id, second_factor_at, compared, pending_login_id }: Proof & { second_factor_at: Date | null },
): Promise<number | null> {
  const { services, host, ip, request } = ctx
  const realm = realmOf(host, services.config)
  const { headers, response } = await services.auth.forRealm(realm).api.openSession({
    body: {
      user_id,
      ip,
      user_agent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
      second_factor_at,
      before_token: services.auth.tokenOf({ headers: request.headers, realm }),
      compared: compared?.password ?? null,
      pending_login_id: pending_login_id ?? null,
    },
    returnHeaders: true,
  })
  if (response.session_id === null) return null
  const cookie = headers
    .getSetCookie()
    .find((line) => line.startsWith(`${sessionCookieName({ host, config: services.config })}=`))
  if (!cookie) throw new Error(`no session was made for the member ${user_id}`)
  ctx.setCookie(cookie)
  setSignedInCookies(ctx, readSessionCookie(cookie.split(';')[0], { host, config: services.config }))
  return response.session_id
}
