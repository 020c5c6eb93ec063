import { end_session } from '@portico/shared/contract/identity/second-factor-sessions.ts'
import { setSignedOutCookies } from '../../session-cookies.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

export const endSession = verb(end_session, async (ctx, { params }) => {
  const { services, actor, note } = ctx
  if (!(await services.auth.endSession(actor.id, params.session_id))) return fail('general.not_found')
  if (params.session_id === actor.session_id) setSignedOutCookies(ctx)
  note(`user:${actor.id}`, { session: params.session_id })
  return null
})
