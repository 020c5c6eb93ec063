import * as v from 'valibot'
import { notificationTypes } from '../rules/notifications/notification-text.ts'
import { cursor } from '../schemas/lists.ts'
import { endpoint, id, idParam, instant, refererPortal } from '../calls/endpoint.ts'

export const notification = v.object({
  id: id(),
  type: v.picklist(notificationTypes),
  properties: v.object({ title: v.string(), original_id: id(), from: v.optional(v.string()) }),
  /** its target on this portal, if it has one */
  path: v.nullable(v.string()),
  read_at: v.nullable(instant()),
  created_at: instant(),
})
export type Notification = v.InferOutput<typeof notification>

export const list_notifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'Lists your notifications, newest first',
  action: 'notifications.read_own',
  answers: 'paged',
  query: v.object({ ...refererPortal, cursor: v.optional(cursor) }),
  output: v.array(notification),
  errors: ['validation.cursor'],
})
export const count_unread_notifications = endpoint({
  method: 'GET',
  path: '/notifications/unread-count',
  summary: 'Counts your unread notifications',
  action: 'notifications.read_own',
  query: v.object(refererPortal),
  output: v.object({ count: v.number() }),
  errors: [],
})
export const read_notification = endpoint({
  method: 'PUT',
  path: '/notifications/:id/read',
  summary: 'Marks one of your notifications as read',
  action: 'notifications.read_own',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: notification,
  errors: ['general.not_found'],
})
export const read_all_notifications = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Marks all your notifications as read',
  action: 'notifications.read_own',
  query: v.object(refererPortal),
  output: v.object({ count: v.number() }),
  errors: [],
})

/**
 * Request and response follow Pusher's clients, so there is no envelope and the body is not always JSON; session and CSRF work as in every other call
 * (SES-052, OP-114).
 */
export const broadcasting_auth = endpoint({
  method: 'POST',
  path: '/broadcasting/auth',
  summary: 'Signs a socket’s subscription to a private channel',
  action: 'notifications.read_own',
  body_kind: 'form_or_json',
  answers: 'bare',
  reads: true,
  tx: false,
  query: v.object(refererPortal),
  body: v.object({
    socket_id: v.pipe(v.string(), v.maxLength(40), v.regex(/^\d+\.\d+$/)),
    channel_name: v.pipe(v.string(), v.maxLength(164), v.regex(/^[-\w=@,.;]+$/)),
  }),
  output: v.object({ auth: v.string(), channel_data: v.string() }),
  errors: ['session.authorization_failed', 'validation.failed'],
})
