import { randomBytes } from 'node:crypto'
import { createAuthEndpoint } from 'better-auth/api'
import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Connection } from '../db/client.ts'
import { cookieLife_s } from './cookies.ts'

/**
 * Consumes the pending login in the statement that writes its session. Code that ends the account's sessions takes this lock too (`end-sessions.ts`):
 * if it was first, the login is gone and no row is returned.
 */
const consumed = ({ id, user_id }: { id: number; user_id: number }): SQL => sql`
  with held as materialized (select 1 from accounts where user_id = ${user_id} and provider_id = 'credential' for share),
    consumed as (delete from pending_logins where id = ${id} and user_id = ${user_id} and exists (select 1 from held) returning id)`

/** Opens a session for a person our own verbs have authenticated. Never mounted on a route; only open-session.ts calls it. */
export const openSession = ({ connection, realm }: { connection: Connection; realm: string }) => ({
  id: 'portico-open-session' as const,
  endpoints: {
    openSession: createAuthEndpoint(
      '/portico/open-session',
      {
        method: 'POST',
        body: v.object({
          user_id: v.number(),
          ip: v.string(),
          user_agent: v.nullable(v.string()),
          second_factor_at: v.nullable(v.date()),
          before_token: v.nullable(v.string()),
          compared: v.nullable(v.string()),
          pending_login_id: v.nullable(v.number()),
        }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { user_id, ip, user_agent, second_factor_at, before_token, compared, pending_login_id } = ctx.body
        const token = randomBytes(24).toString('base64url')
        const expires_at = new Date(Date.now() + cookieLife_s * 1_000).toISOString()
        const replaced = sql`replace_session(
          ${user_id}, ${realm}, ${before_token}, ${token}, ${ip}, ${user_agent},
          ${second_factor_at?.toISOString() ?? null}::timestamptz, ${expires_at}::timestamptz${compared === null ? sql`` : sql`, ${compared}`})`
        const [made] = await connection.db.execute<{ id: number | null }>(
          pending_login_id === null
            ? sql`select ${replaced} as id`
            : sql`${consumed({ id: pending_login_id, user_id })} select ${replaced} as id from consumed`,
        )
        if (!made || made.id === null) return ctx.json({ session_id: null })
        // better-auth's own helper also requires the person, for a cookie cache that is not in use.
        const { name, attributes } = ctx.context.authCookies.sessionToken
        await ctx.setSignedCookie(name, token, ctx.context.secret, { ...attributes, maxAge: cookieLife_s })
        return ctx.json({ session_id: Number(made.id) })
      },
    ),
  },
})
