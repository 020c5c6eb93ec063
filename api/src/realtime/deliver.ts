import { eq } from 'drizzle-orm'
import { notification } from '@portico/shared/contract/notifications.ts'
import * as v from 'valibot'
import { inPortal } from '../db/in-portal.ts'
import { notifications } from '../domains/notifications/tables.ts'
import type { Announcement } from '../kernel/notify-processes.ts'
import type { Services } from '../kernel/services.ts'
import { enrollsChannel, invitesChannel, notificationsChannel } from './channels.ts'
import { closeCodes, frame } from './frames.ts'
import { roomOf, type Rooms } from './rooms.ts'
import { closeSocket, send, type Socket } from './socket.ts'

type Hub = { services: Services; rooms: Rooms }

/** Applies an announcement to the sockets of this process. */
export async function deliver(hub: Hub, said: Announcement): Promise<void> {
  const { rooms } = hub
  const close = (sockets: readonly Socket[], code: number, reason: string) =>
    sockets.forEach((socket) => closeSocket(socket, code, reason))
  if (said.kind === 'notification_created') return deliverNotification(hub, said)
  if (said.kind === 'learner_enrolled' || said.kind === 'enrollment_failed') return deliverEnrollment(rooms, said)
  if (said.kind === 'learner_invited') return deliverInvitation(rooms, said)
  if (said.kind === 'session_ended')
    return close(rooms.inside(roomOf.session(said.session_id)), closeCodes.unauthorized, 'The session has ended')
  if (said.kind === 'portal_paused')
    return close(rooms.inside(roomOf.portal(said.portal_id)), closeCodes.unauthorized, 'The portal is paused')
  // People who are still members reconnect right away and are authorized again in their current role.
  if (said.kind === 'role_changed')
    return close(rooms.inside(roomOf.session(said.session_id)), closeCodes.come_back, 'The role has changed')
  const members = rooms.inside(roomOf.member(said.portal_id, said.user_id))
  close(members, said.is_out ? closeCodes.unauthorized : closeCodes.come_back, 'The membership has changed')
}

/** Sends only ids, a code and its message parameters; subscribers may read that course's learners anyway (NTF-008). */
function deliverEnrollment(
  rooms: Rooms,
  said: Extract<Announcement, { kind: 'learner_enrolled' | 'enrollment_failed' }>,
): void {
  const { kind, portal_id, course_id, ...what } = said
  const channel = enrollsChannel(course_id)
  const event = kind === 'learner_enrolled' ? 'user.enrolled' : 'enrollment.failed'
  const bytes = frame(event, { course_id, ...what }, channel)
  for (const socket of rooms.inside(roomOf.channel(portal_id, channel))) send(socket, bytes)
}

/** Notifies the manager who sent the invitation, on every open page (NTF-009). */
function deliverInvitation(
  rooms: Rooms,
  { portal_id, course_id, manager_id, invitation_id }: Extract<Announcement, { kind: 'learner_invited' }>,
): void {
  const channel = invitesChannel(course_id, manager_id)
  const bytes = frame('learner.invited', { course_id, invitation_id }, channel)
  for (const socket of rooms.inside(roomOf.channel(portal_id, channel))) send(socket, bytes)
}

/** Reads the row only if someone is subscribed, and encodes it once for all subscribers. */
async function deliverNotification(
  { services, rooms }: Hub,
  { portal_id, user_id, id }: Extract<Announcement, { kind: 'notification_created' }>,
): Promise<void> {
  const channel = notificationsChannel(user_id)
  const room = roomOf.channel(portal_id, channel)
  if (rooms.isEmpty(room)) return
  const [row] = await inPortal(services.app.db, portal_id, (db) =>
    db.select().from(notifications).where(eq(notifications.id, id)),
  )
  if (!row) return
  const bytes = frame('notification.created', v.parse(notification, row), channel)
  for (const socket of rooms.inside(room)) send(socket, bytes)
}
