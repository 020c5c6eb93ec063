import { eq } from 'drizzle-orm'
import { itemFilePath } from '../content/item-file-path.ts'
import { isLessonFileKey } from '../content/lesson-files.ts'
import { documents } from '../db/tables/course-content.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'

export const document: ItemTypeOnServer<'Document'> = {
  async show(db, { base, itemable_id, enrollment_id }) {
    const [row] = await db.select().from(documents).where(eq(documents.id, itemable_id))
    const hasFile = base.locked_by === null && row !== undefined && isLessonFileKey(row.file)
    return {
      ...base,
      itemable_type: 'Document',
      description: row?.description ?? '',
      file: hasFile ? itemFilePath({ item_id: base.id, enrollment_id }) : '',
      file_name: row?.file_name ?? '',
      file_size: row?.file_size ?? 0,
    }
  },
  async file(db, { itemable_id, title }) {
    const [row] = await db
      .select({ key: documents.file, name: documents.file_name })
      .from(documents)
      .where(eq(documents.id, itemable_id))
    return row && isLessonFileKey(row.key) ? { kind: 'lesson_document', key: row.key, name: row.name || title } : null
  },
  place: null,
}
