import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import { sessions, pendingLogins } from '../../../../kernel/tables.ts'
import type { Context } from '../../../../kernel/context.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { portalHost } from '../../../../portal/portal-url.ts'
import { isOnlyHere } from './account-lock.ts'

type Ctx = Pick<Context, 'portal' | 'services'>
type Here = { are_all: boolean; where: SQL | undefined }

/**
 * The sessions of a person that concern the portal. A session is the account's: all of them where the account is used on this portal alone, else those
 * at the portal's own domain, which lead nowhere else; the ones below the parent domain may be of other portals, whose staff's they are.
 */
async function sessionsOf(ctx: Ctx, user_id: number): Promise<Here> {
  const of = eq(sessions.user_id, user_id)
  if (await isOnlyHere(ctx, user_id)) return { are_all: true, where: of }
  const { config } = ctx.services
  const realm = realmOf(portalHost(ctx.portal, config), config)
  // Nothing has this realm: where there is no domain of its own, nothing is the portal's alone.
  return { are_all: false, where: and(of, eq(sessions.realm, realm === config.PUBLIC_HOST ? '-' : realm)) }
}

export async function readSessionsHere(ctx: Ctx, user_id: number) {
  const { are_all, where } = await sessionsOf(ctx, user_id)
  const rows = await ctx.services.auth.connection.db
    .select()
    .from(sessions)
    .where(and(where, gt(sessions.expires_at, new Date())))
    .orderBy(desc(sessions.id))
    .limit(100)
  return { are_all, rows }
}

/** Ends one of them, or all; answers how many there were. */
export async function endSessionsHere(ctx: Ctx, user_id: number, session_id?: number): Promise<number> {
  const { are_all, where } = await sessionsOf(ctx, user_id)
  if (are_all && session_id === undefined) {
    const { db } = ctx.services.auth.connection
    const count = await db.$count(sessions, where)
    await ctx.services.auth.endSessions(user_id)
    return count
  }
  const gone = await ctx.services.auth.connection.db.transaction(async (tx) => {
    if (session_id === undefined) await tx.delete(pendingLogins).where(eq(pendingLogins.user_id, user_id))
    return tx
      .delete(sessions)
      .where(and(where, session_id === undefined ? undefined : eq(sessions.id, session_id)))
      .returning({ id: sessions.id })
  })
  return gone.length
}
