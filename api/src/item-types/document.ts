import { eq } from 'drizzle-orm'
import { itemFilePath } from '../content/item-file-path.ts'
import { isLessonFileKey } from '../content/lesson-files.ts'
import type { Transaction } from '../db/client.ts'
import { documents } from '../db/tables/course-content.ts'
import { fail } from '../kernel/fail.ts'
import { authoringOf } from './authoring.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'
import { onlyId } from './only-id.ts'

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
  authoring: authoringOf('Document', {
    async read(db, id) {
      return { itemable_type: 'Document', fields: { description: (await readDocument(db, id)).description } }
    },
    async write(db, { id, is_shared, fields }) {
      const empty = { file: '', file_name: '', file_size: 0 }
      if (id === null)
        return onlyId(
          await db
            .insert(documents)
            .values({ ...empty, ...fields })
            .returning(),
        )
      if (!is_shared) return onlyId(await db.update(documents).set(fields).where(eq(documents.id, id)).returning())
      const { file, file_name, file_size } = await readDocument(db, id)
      return onlyId(
        await db
          .insert(documents)
          .values({ file, file_name, file_size, ...fields })
          .returning(),
      )
    },
  }),
}

async function readDocument(db: Transaction, id: number): Promise<typeof documents.$inferSelect> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  return row ?? fail('general.not_found')
}
