import { firstCharacters } from '@portico/shared/rules/text/first-characters.ts'
import type { NotificationProperties, NotificationType } from '@portico/shared/rules/notifications/notification-text.ts'
import { notifications } from '../db/tables/notifications.ts'
import { announce } from './announce.ts'
import type { Scope } from './context.ts'

const longestTitle = 300

type Notice = {
  user_id: number
  type: NotificationType
  properties: NotificationProperties
  /** where it leads on the portal, such as /orders/17 */
  path?: string | null
  /** names its cause (`order:17`), so that a repeated job notifies once; without one every call notifies again */
  cause?: string
}

/** Tells a person of the portal something: a row in their list now, on their open pages when the transaction commits (NTF-001, NTF-007). */
export async function notify(
  { db }: Pick<Scope, 'db'>,
  { user_id, type, properties, path = null, cause }: Notice,
): Promise<void> {
  const title = firstCharacters(properties.title, longestTitle)
  const [row] = await db
    .insert(notifications)
    .values({ user_id, type, properties: { ...properties, title }, path, cause: cause ?? null })
    .onConflictDoNothing()
    .returning({ id: notifications.id, portal_id: notifications.portal_id })
  if (row) await announce(db, { kind: 'notification_created', portal_id: row.portal_id, user_id, id: row.id })
}
