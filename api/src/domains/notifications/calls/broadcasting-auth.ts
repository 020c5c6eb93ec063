import { broadcasting_auth } from '@portico/shared/contract/notifications.ts'
import { reachesCourse } from '../../access/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { portalOfHost } from '../../../kernel/scope.ts'
import { verb } from '../../../kernel/verb.ts'
import { courseOfChannel, maySubscribe } from '../../../realtime/channels.ts'
import { signChannel } from '../../../realtime/sign-channel.ts'

/** Signs a private channel for one socket, tied to its session: the socket closes when that session ends (SES-052). */
export const broadcastingAuth = verb(
  broadcasting_auth,
  async ({ actor, portal, host, services, inPortal }, { body }) => {
    if (!maySubscribe(actor, body.channel_name)) fail('session.authorization_failed')
    const course_id = courseOfChannel(body.channel_name)
    const isReached = course_id === null || (await inPortal(({ db }) => reachesCourse(db, { actor, course_id })))
    if (!isReached) fail('session.authorization_failed')
    const host_portal_id = (await portalOfHost(services, host)).id
    const holder = { portal_id: portal.id, host_portal_id, user_id: actor.id, session_id: actor.session_id }
    return signChannel({
      socket_id: body.socket_id,
      channel: body.channel_name,
      holder,
      secret: services.secrets.realtime,
    })
  },
)
