import { and, eq, isNull } from 'drizzle-orm'
import { read_all_notifications } from '@portico/shared/contract/notifications.ts'
import { notifications } from '../tables.ts'
import { verb } from '../../../kernel/verb.ts'

export const readAllNotifications = verb(read_all_notifications, async ({ db, actor, now, note }) => {
  const read = await db
    .update(notifications)
    .set({ read_at: now() })
    .where(and(eq(notifications.user_id, actor.id), isNull(notifications.read_at)))
    .returning({ id: notifications.id })
  note(`user:${actor.id}`, { read: read.length })
  return { count: read.length }
})
