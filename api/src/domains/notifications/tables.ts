import { portalTable, createdAt, ref, json, instant } from '../../db/portal-table.ts'
import { text } from 'drizzle-orm/pg-core'
import type { NotificationType, NotificationProperties } from '@portico/shared/rules/notifications/notification-text.ts'

/** Records whether the mail server accepted a mail; its response text is not stored. */
export const sentMails = portalTable('sent_mails', {
  to_address: text().notNull(),
  subject: text().notNull(),
  state: text().$type<'sent' | 'failed'>().notNull(),
  reason: text().notNull().default(''),
  sent_at: createdAt(),
})

export const notifications = portalTable('notifications', {
  user_id: ref().notNull(),
  type: text().$type<NotificationType>().notNull(),
  properties: json<NotificationProperties>().notNull(),
  path: text(),
  cause: text(),
  read_at: instant(),
  created_at: createdAt(),
})
