import { portalTable, instant } from '../../db/portal-table.ts'
import { text } from 'drizzle-orm/pg-core'

/** Lesson files that had a public URL, with the location of their bytes until a start has moved them. */
export const lessonFileMoves = portalTable('lesson_file_moves', {
  key: text().notNull(),
  old_file: text().notNull(),
  moved_at: instant(),
})
