import { eq, sql } from 'drizzle-orm'
import type { AuthoredFields } from '@portico/shared/item-types/authored-content.ts'
import { documentTypes } from '@portico/shared/rules/media/library.ts'
import { isLessonFileKey, attachedMaterial, readAttached, lessonFileName, isShownInline } from '../media/door.ts'
import type { Transaction } from '../../db/client.ts'
import { documents } from './tables.ts'
import { fail } from '../../kernel/fail.ts'
import { authoringOf } from './authoring.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'
import { insertedId } from './inserted-id.ts'
import { pageOf } from './saved-position.ts'
import { rowsWithFile } from './rows-of-items.ts'

export const document: ItemTypeOnServer<'Document'> = {
  async show(db, { base, itemable_id, enrollment_id, filePath }) {
    const [row] = await db.select().from(documents).where(eq(documents.id, itemable_id))
    const hasFile = base.locked_by === null && row !== undefined && isLessonFileKey(row.file)
    return {
      ...base,
      itemable_type: 'Document',
      description: row?.description ?? '',
      file: hasFile ? filePath() : '',
      file_name: row?.file_name ?? '',
      file_size: row?.file_size ?? 0,
      reader_file: hasFile && isShownInline(row.file) ? filePath({ reader: true }) : '',
      page: await pageOf(db, { enrollment_id, item_id: base.id }),
    }
  },
  async file(db, { itemable_id, title }) {
    const [row] = await db
      .select({ key: documents.file, name: documents.file_name })
      .from(documents)
      .where(eq(documents.id, itemable_id))
    return row && isLessonFileKey(row.key) ? { kind: 'lesson_document', key: row.key, name: row.name || title } : null
  },
  packagePosition: null,
  waitsFor: null,
  isUnready: sql`not exists (select 1 from documents d where d.id = i.itemable_id and d.file <> '')`,
  searched: sql`(select d.description from documents d where d.id = i.itemable_id)`,
  rows: rowsWithFile('Document', documents),
  library: {
    files: [{ file: documents.material_id, itemable: documents.id }],
    text: null,
    async follow(db, after) {
      const values = { file: lessonFileName(after), file_name: after.name, file_size: after.size }
      await db.update(documents).set(values).where(eq(documents.material_id, after.id))
    },
  },
  authoring: authoringOf('Document', {
    async read(db, id) {
      const { description, file, file_name, file_size, material_id } = await readDocument(db, id)
      const shown = await readAttached(db, { material_id, file, name: file_name, size: file_size })
      return { itemable_type: 'Document', fields: { description, file: shown } }
    },
    async write(db, { id, is_shared, fields: { description, file } }) {
      const values = { description, ...(await fileColumns(db, file, id)) }
      if (id === null || is_shared) return insertedId(await db.insert(documents).values(values).returning())
      return insertedId(await db.update(documents).set(values).where(eq(documents.id, id)).returning())
    },
  }),
}

type FileColumns = Pick<typeof documents.$inferSelect, 'file' | 'file_name' | 'file_size' | 'material_id'>

/** What a document stores about its file: the chosen library file, or, without a uuid, what it already has. */
async function fileColumns(
  db: Transaction,
  chosen: AuthoredFields<'Document'>['file'],
  id: number | null,
): Promise<FileColumns> {
  if (chosen === null) return { file: '', file_name: '', file_size: 0, material_id: null }
  if (chosen.uuid === null && id !== null) {
    const { file, file_name, file_size, material_id } = await readDocument(db, id)
    return { file, file_name, file_size, material_id }
  }
  const row = await attachedMaterial(db, chosen, documentTypes)
  return { file: lessonFileName(row), file_name: row.name, file_size: row.size, material_id: row.id }
}

async function readDocument(db: Transaction, id: number): Promise<typeof documents.$inferSelect> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id))
  return row ?? fail('general.not_found')
}
