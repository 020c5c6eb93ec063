import { and, eq, sql } from 'drizzle-orm'
import { read_notification } from '@portico/shared/contract/notifications.ts'
import { notifications } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'

/** Only the first read sets the time; another person's notification is not found. */
export const readNotification = verb(read_notification, async ({ db, actor, now, note }, { params }) => {
  const [row] = await db
    .update(notifications)
    .set({ read_at: sql`coalesce(${notifications.read_at}, ${now().toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, params.id), eq(notifications.user_id, actor.id)))
    .returning()
  if (!row) return fail('general.not_found')
  note(`notification:${row.id}`)
  return row
})
