import { text } from 'drizzle-orm/pg-core'
import type { AnnouncementAudience } from '@portico/shared/states/announcement.ts'
import { createdAt, instant, portalTable, ref } from '../portal-table.ts'

export const announcements = portalTable('announcements', {
  title: text().notNull(),
  content: text().notNull().default(''),
  audience: text().$type<AnnouncementAudience>().notNull(),
  starts_at: instant().notNull(),
  ends_at: instant(),
  /** only this manager's own people see it */ manager_id: ref(),
  /** when it began to be shown, and its readers were told */ out_at: instant(),
  created_by: ref().notNull(),
  created_at: createdAt(),
})
export const announcementDismissals = portalTable('announcement_dismissals', {
  announcement_id: ref().notNull(),
  user_id: ref().notNull(),
  created_at: createdAt(),
})
