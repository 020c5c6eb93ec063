import { and, desc, eq, gt } from 'drizzle-orm'
import { end_session, end_sessions, list_sessions } from '@portico/shared/contract/own-sessions.ts'
import { deviceLabel } from '@portico/shared/rules/session/device-label.ts'
import { sessions } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { setSignedOutCookies } from '../../accounts/session-cookies.ts'

/** Where an account is signed in. Sessions are of the account, not of the portal: all realms are shown. */
export const listSessions = verb(list_sessions, async ({ services, actor }) => {
  const rows = await services.auth.connection.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, actor.id), gt(sessions.expires_at, new Date())))
    .orderBy(desc(sessions.id))
    .limit(100)
  return rows.map((row) => ({
    id: row.id,
    is_this: row.id === actor.session_id,
    started_at: row.created_at,
    ends_at: row.expires_at,
    realm: row.realm,
    ip: row.ip_address,
    device: deviceLabel(row.user_agent),
  }))
})

export const endSession = verb(end_session, async (ctx, { params }) => {
  const { services, actor, note } = ctx
  const gone = await services.auth.connection.db
    .delete(sessions)
    .where(and(eq(sessions.id, params.session_id), eq(sessions.user_id, actor.id)))
    .returning({ id: sessions.id })
  if (gone.length === 0) return fail('general.not_found')
  if (params.session_id === actor.session_id) setSignedOutCookies(ctx)
  note(`user:${actor.id}`, { session: params.session_id })
  return null
})

export const endSessions = verb(end_sessions, async (ctx) => {
  await ctx.services.auth.endSessions(ctx.actor.id)
  setSignedOutCookies(ctx)
  ctx.note(`user:${ctx.actor.id}`)
  return null
})
