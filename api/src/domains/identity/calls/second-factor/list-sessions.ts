import { and, desc, eq, gt } from 'drizzle-orm'
import { list_sessions } from '@portico/shared/contract/identity/second-factor-sessions.ts'
import { deviceLabel } from '@portico/shared/rules/identity/session/device-label.ts'
import { sessions } from '../../../../kernel/tables.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists where an account is signed in, on all realms: sessions belong to the account, not to the portal. */
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
