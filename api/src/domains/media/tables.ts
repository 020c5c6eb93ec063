import { portalTable, instant } from '../../db/portal-table.ts'
import { text } from 'drizzle-orm/pg-core'

/** Lesson files that had a public address: where the bytes of a key are, until a start has moved them. */
export const lessonFileMoves = portalTable('lesson_file_moves', {
  key: text().notNull(),
  old_file: text().notNull(),
  moved_at: instant(),
})
