import { and, eq } from 'drizzle-orm'
import { end_session } from '@portico/shared/contract/second-factor-sessions.ts'
import { setSignedOutCookies } from '../../session-cookies.ts'
import { sessions } from '../../../../kernel/tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

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
