import { prove_second_factor } from '@portico/shared/contract/identity/second-factor.ts'
import { markSession } from '../../../../kernel/session.ts'
import { verb } from '../../../../kernel/verb.ts'
import { landingOf } from '../../landing-of.ts'
import { checkFactor } from './check-factor.ts'

/** Proves the second factor in a session opened before its setup or as a customer; required once a staff role becomes the current one. */
export const proveSecondFactor = verb(prove_second_factor, async (ctx, { body }) => {
  const { services, actor, portal, now, note } = ctx
  note(`user:${actor.id}`, { kind: body.kind })
  await checkFactor(ctx, { user_id: actor.id, proof: body, purpose: 'session' })
  const second_factor_at = now()
  await markSession(services.auth.connection, actor.session_id, { second_factor_at })
  return landingOf({ ...actor, session: { ...actor.session, second_factor_at } }, portal)
})
