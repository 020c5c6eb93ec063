import { and, eq } from 'drizzle-orm'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { byId } from '../../../db/by-id.ts'
import { notifications } from '../tables.ts'
import { page, readCursor } from '../../../kernel/paginate.ts'
import { verb } from '../../../kernel/verb.ts'

const size = 20

/** Lists the caller's own notifications, newest first (OP-30). */
export const listNotifications = verb(list_notifications, async ({ db, actor }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(notifications.id, place)
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, actor.id), beyond))
    .orderBy(order)
    .limit(size + 1)
  return page(rows, { place, size })
})
