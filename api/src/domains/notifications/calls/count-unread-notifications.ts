import { and, count, eq, isNull } from 'drizzle-orm'
import { count_unread_notifications } from '@portico/shared/contract/notifications.ts'
import { notifications } from '../tables.ts'
import { verb } from '../../../kernel/verb.ts'

export const countUnreadNotifications = verb(count_unread_notifications, async ({ db, actor }) => {
  const [unread] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.user_id, actor.id), isNull(notifications.read_at)))
  return { count: unread?.count ?? 0 }
})
