import type { Actor, Context } from '../../kernel/context.ts'
import { readSessionCookie, realmOf, sessionCookieName } from '../../kernel/cookies.ts'
import { actorOf, demandsOf, memberHere, memberKnown } from '../../kernel/session.ts'
import { credentialsOf } from './credentials-of.ts'
import { recognizeDevice } from './recognize-device.ts'
import { setSignedInCookies } from './session-cookies.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'setCookie' | 'request' | 'portal' | 'now' | 'emitAtEnd' | 'ip'>
/** How a person proved their identity. */
export type Way = 'password' | 'code' | 'claim' | 'invitation' | 'passkey' | 'sso'
export type Opening =
  | { state: 'opened'; actor: Actor }
  /** nobody on this portal: nothing was written, and no other session ended */
  | { state: 'not_a_member' }
  /** a second factor is asked for first: nothing was written, and no other session ended */
  | { state: 'second_factor_needed' }
  /** the compared password is another one by now, the account got a second factor, or the login that waited is over: nothing was written */
  | { state: 'overtaken' }
type Proof = {
  user_id: number
  way: Way
  /** proven just now, as by a passkey that verified its owner */ second_factor?: true
  /** what was read of the account when its password was compared: the session is opened as long as it is still so */
  compared?: { password: string; has_factor: boolean }
  /** the login that waited for this second factor: the session uses it up, and is opened as long as it still waits */
  pending_login_id?: number
}

/**
 * The one function that opens a session, for every way in. Nothing is written, and no other session of the account ends, before
 * membership of this portal is proven; a membership made in a transaction must be committed. A blocked account is refused.
 */
export async function openSession(ctx: Ctx, proof: Proof): Promise<Opening> {
  const { services, portal } = ctx
  const { user_id, compared } = proof
  const [member, known] = await Promise.all([
    // Other ways in may have made the membership just now.
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
 * A new session with a new id on this host's cookie realm, and its cookies. In the same statement the last login wins, per person and
 * cookie realm (OP-33), and the session that this browser had before is over, whoever's it was. Null when what was compared is no
 * longer so, or the login that waited is over.
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
