import { and, desc, eq, gt } from 'drizzle-orm'
import { sessions } from '../../../../kernel/tables.ts'
import type { Context } from '../../../../kernel/context.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { portalHost } from '../../../../portal/portal-url.ts'
import { isOnlyInThisPortal } from './account-lock.ts'

type Ctx = Pick<Context, 'portal' | 'services'>

/**
 * Returns the realm whose sessions this portal's staff may see; null means all sessions of the account. All of them if the account is used on this portal alone, otherwise only those at the portal's own domain. Sessions below the parent domain may belong to other portals.
 */
async function realmHere(ctx: Ctx, user_id: number): Promise<string | null> {
  if (await isOnlyInThisPortal(ctx, user_id)) return null
  const { config } = ctx.services
  const realm = realmOf(portalHost(ctx.portal, config), config)
  // No session has this realm: without a custom domain, no session belongs to this portal alone.
  return realm === config.PUBLIC_HOST ? '-' : realm
}

export async function readSessionsHere(ctx: Ctx, user_id: number) {
  const realm = await realmHere(ctx, user_id)
  const rows = await ctx.services.auth.connection.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, user_id),
        realm === null ? undefined : eq(sessions.realm, realm),
        gt(sessions.expires_at, new Date()),
      ),
    )
    .orderBy(desc(sessions.id))
    .limit(100)
  return { are_all: realm === null, rows }
}

/** Ends one of these sessions, or all of them, and returns how many ended. */
export async function endSessionsHere(ctx: Ctx, user_id: number, session_id?: number): Promise<number> {
  const realm = await realmHere(ctx, user_id)
  const { auth } = ctx.services
  if (realm === null && session_id === undefined) {
    const count = await auth.connection.db.$count(sessions, eq(sessions.user_id, user_id))
    await auth.endSessions(user_id)
    return count
  }
  return auth.endSessionsIn(user_id, { realm, session_id })
}
