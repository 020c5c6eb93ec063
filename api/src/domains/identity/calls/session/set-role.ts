import { set_role } from '@portico/shared/contract/identity/session.ts'
import { announce } from '../../../../kernel/notify-processes.ts'
import { cookieNames, setCookie } from '../../../../kernel/cookies.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { landingOf } from '../../landing-of.ts'

/** Stores the role in a cookie; every request checks that the person holds it (ROL-017, ROL-018). */
export const setRole = verb(set_role, async ({ db, actor, portal, services, host, setCookie: set, note }, { body }) => {
  if (!actor.roles.includes(body.role)) fail('access.role_not_held')
  set(setCookie(cookieNames.current_role, body.role, { host, config: services.config, host_only: true }))
  await announce(db, { kind: 'role_changed', session_id: actor.session_id })
  note(`user:${actor.id}`, { role: body.role })
  return landingOf({ ...actor, role: body.role }, portal)
})
