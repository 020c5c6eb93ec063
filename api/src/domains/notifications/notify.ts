import { firstCharacters } from '@portico/shared/rules/text/cut-text.ts'
import type { NotificationProperties, NotificationType } from '@portico/shared/rules/notifications/notification-text.ts'
import { sql } from 'drizzle-orm'
import { notifications } from './tables.ts'
import { announceAll } from '../../kernel/notify-processes.ts'
import type { Scope } from '../../kernel/context.ts'

const longestTitle = 300

export type NewNotification = {
  user_id: number
  type: NotificationType
  properties: NotificationProperties
  /** the path it links to on the portal, such as /orders/17 */
  path?: string | null
  /** identifies its cause (`order:17`), so that a repeated job notifies only once; without it every call notifies again */
  cause?: string
  /** lists it as read, so that the bell does not count it: the outcome of something the person just did */
  is_read?: boolean
}

/**
 * Notifies a person of the portal: adds a row to their list now, and shows it on their open pages when the transaction commits (NTF-001, NTF-007).
 */
export const notify = (scope: Pick<Scope, 'db'>, { user_id, ...said }: NewNotification): Promise<void> =>
  notifyAll(scope, [user_id], said)

/** Sends several people the same notification, once each per cause. */
export async function notifyAll(
  { db }: Pick<Scope, 'db'>,
  people: readonly number[],
  { type, properties, path = null, cause, is_read = false }: Omit<NewNotification, 'user_id'>,
): Promise<void> {
  if (people.length === 0) return
  const title = firstCharacters(properties.title, longestTitle)
  const said = { type, properties: { ...properties, title }, path, cause: cause ?? null }
  const rows = await db
    .insert(notifications)
    .values(people.map((user_id) => ({ ...said, user_id, read_at: is_read ? sql`now()` : null })))
    .onConflictDoNothing()
    .returning({ id: notifications.id, portal_id: notifications.portal_id, user_id: notifications.user_id })
  await announceAll(
    db,
    rows.map((row) => ({ kind: 'notification_created', ...row })),
  )
}
