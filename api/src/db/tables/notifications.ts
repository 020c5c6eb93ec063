import { text } from 'drizzle-orm/pg-core'
import type { NotificationProperties, NotificationType } from '@portico/shared/rules/notifications/notification-text.ts'
import { createdAt, instant, json, portalTable, ref } from '../portal-table.ts'

export const notifications = portalTable('notifications', {
  user_id: ref().notNull(),
  type: text().$type<NotificationType>().notNull(),
  properties: json<NotificationProperties>().notNull(),
  path: text(),
  cause: text(),
  read_at: instant(),
  created_at: createdAt(),
})
