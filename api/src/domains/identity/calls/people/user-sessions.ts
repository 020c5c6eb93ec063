// list_user_sessions, end_user_session, end_user_sessions
import {
  end_user_session,
  end_user_sessions,
  list_user_sessions,
} from '@portico/shared/contract/identity/people-account.ts'
import { deviceLabel } from '@portico/shared/rules/identity/session/device-label.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { memberOfPortal } from './member.ts'
import { refuseUnlessManaged } from './refuse-unless-managed.ts'
import { endSessionsHere, readSessionsHere } from './sessions-here.ts'

export const listUserSessions = verb(list_user_sessions, async (ctx, { params: { user_id } }) => {
  await memberOfPortal(ctx, { user_id })
  const { are_all, rows } = await readSessionsHere(ctx, user_id)
  return {
    are_all,
    sessions: rows.map((row) => ({
      id: row.id,
      is_this: row.id === ctx.actor.session_id,
      started_at: row.created_at,
      ends_at: row.expires_at,
      realm: row.realm,
      ip: row.ip_address,
      device: deviceLabel(row.user_agent),
    })),
  }
})

export const endUserSession = verb(end_user_session, async (ctx, { params: { user_id, session_id } }) => {
  refuseUnlessManaged(ctx.actor, await memberOfPortal(ctx, { user_id }))
  const ended = await endSessionsHere(ctx, user_id, session_id)
  if (ended === 0) return fail('general.not_found')
  ctx.note(`user:${user_id}`, { session: session_id })
  return { ended }
})

export const endUserSessions = verb(end_user_sessions, async (ctx, { params: { user_id } }) => {
  refuseUnlessManaged(ctx.actor, await memberOfPortal(ctx, { user_id }))
  const ended = await endSessionsHere(ctx, user_id)
  ctx.note(`user:${user_id}`, { sessions: ended })
  return { ended }
})
