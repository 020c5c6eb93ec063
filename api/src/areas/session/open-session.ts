import type { Actor, Context } from '../../kernel/context.ts'
import { readSessionCookie, realmOf, sessionCookieName } from '../../kernel/cookies.ts'
import { actorOf, memberHere } from '../../kernel/session.ts'
import { meetDevice } from './meet-device.ts'
import { setSignedInCookies } from './session-cookies.ts'

type Ctx = Pick<Context<never>, 'services' | 'host' | 'setCookie' | 'request' | 'portal' | 'now' | 'inPortal'>
/** How a person proved who is there. */
export type Way = 'password' | 'code' | 'claim' | 'invitation' | 'passkey' | 'sso'
export type Opening =
  | { state: 'opened'; actor: Actor }
  /** nobody on this portal: nothing was written, and no other session ended */
  | { state: 'not_a_member' }
  /** a second factor is asked for first: nothing was written, and no other session ended */
  | { state: 'second_factor_needed' }
type Proof = { user_id: number; way: Way }

/**
 * The one function that opens a session, for every way in. Nothing is written, and no other session of the account ends, before
 * membership of this portal is proven; a membership made in a transaction must be committed. A blocked account is refused.
 */
export async function openSession(ctx: Ctx, proof: Proof): Promise<Opening> {
  const member = await memberHere(ctx.services, { portal: ctx.portal, user_id: proof.user_id })
  if (!member) return { state: 'not_a_member' }
  // The second factor is judged here: after membership, before anything is written.
  const session_id = await writeSession(ctx, proof)
  await meetDevice(ctx, proof)
  const actor = actorOf(member, { session_id, stored_role: null })
  return actor ? { state: 'opened', actor } : { state: 'not_a_member' }
}

/** A new session with a new id on this host's cookie realm, and its cookies. */
async function writeSession(ctx: Ctx, { user_id }: Proof): Promise<number> {
  const { services, host } = ctx
  const realm = realmOf(host, services.config)
  const { headers, response } = await services.auth.forRealm(realm).api.openSession({ body: { user_id }, returnHeaders: true })
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${sessionCookieName({ host, config: services.config })}=`))
  if (!cookie || response.session_id === null) throw new Error(`no session was made for the member ${user_id}`)
  await endReplaced(ctx, { user_id, realm, session_id: response.session_id })
  ctx.setCookie(cookie)
  setSignedInCookies(ctx, readSessionCookie(cookie.split(';')[0], { host, config: services.config }))
  return response.session_id
}

/** The last login wins, per person and cookie realm (OP-33); and the session that this browser had before is over, whoever's it was. */
async function endReplaced({ services, request }: Ctx, { user_id, realm, session_id }: { user_id: number; realm: string; session_id: number }): Promise<void> {
  await services.auth.endOlderSessions({ user_id, realm })
  const before = await services.auth.findSession({ headers: request.headers, realm })
  if (before && before.id !== session_id) await services.auth.endSession(before.id)
}
