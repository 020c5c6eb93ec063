import { end_sessions } from '@portico/shared/contract/identity/second-factor-sessions.ts'
import { setSignedOutCookies } from '../../session-cookies.ts'
import { verb } from '../../../../kernel/verb.ts'

export const endSessions = verb(end_sessions, async (ctx) => {
  await ctx.services.auth.endSessions(ctx.actor.id)
  setSignedOutCookies(ctx)
  ctx.note(`user:${ctx.actor.id}`)
  return null
})
