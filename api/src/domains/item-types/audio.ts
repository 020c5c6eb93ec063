import { eq, sql } from 'drizzle-orm'
import { attachedMaterial, readAttached, isLessonFileKey, lessonFileName } from '../media/door.ts'
import type { Transaction } from '../../db/client.ts'
import { audios } from './tables.ts'
import { materials } from '../library/tables.ts'
import { fail } from '../../kernel/fail.ts'
import { authoringOf } from './authoring.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'
import { formattedText } from './formatted-text.ts'
import { insertedId } from './inserted-id.ts'
import { shownText } from './linked-files.ts'
import { positionOf } from './saved-position.ts'
import { rowsWithFile } from './rows-of-items.ts'

export const audio: ItemTypeOnServer<'Audio'> = {
  async show(db, { base, itemable_id, enrollment_id, filePath }) {
    const [found] = await db
      .select({ row: audios, duration_ms: materials.duration_ms })
      .from(audios)
      .leftJoin(materials, eq(materials.id, audios.material_id))
      .where(eq(audios.id, itemable_id))
    const row = base.locked_by === null ? found?.row : undefined
    return {
      ...base,
      itemable_type: 'Audio',
      file: row && isLessonFileKey(row.file) ? filePath() : '',
      file_name: found?.row.file_name ?? '',
      duration_ms: found?.duration_ms ?? null,
      transcript: row ? await shownText(db, row.transcript, filePath) : '',
      ...(await positionOf(db, { enrollment_id, item_id: base.id })),
    }
  },
  async file(db, { itemable_id, title }) {
    const { file, file_name } = await readAudio(db, itemable_id)
    return isLessonFileKey(file) ? { kind: 'lesson_video', key: file, name: file_name || title } : null
  },
  packagePosition: null,
  waitsFor: null,
  isUnready: sql`not exists (select 1 from audios a where a.id = i.itemable_id and a.file <> '')`,
  searched: sql`(select a.transcript from audios a where a.id = i.itemable_id)`,
  rows: rowsWithFile('Audio', audios),
  library: {
    files: [{ file: audios.material_id, itemable: audios.id }],
    text: audios.transcript,
    async follow(db, after) {
      const values = { file: lessonFileName(after), file_name: after.name }
      await db.update(audios).set(values).where(eq(audios.material_id, after.id))
    },
  },
  authoring: authoringOf('Audio', {
    async read(db, id) {
      const { file, file_name, transcript, material_id } = await readAudio(db, id)
      const shown = await readAttached(db, { material_id, file, name: file_name, size: 0 })
      return { itemable_type: 'Audio', fields: { file: shown, transcript } }
    },
    async write(db, { id, is_shared, fields: { file, transcript } }) {
      const material = file && (await attachedMaterial(db, file, ['audio']))
      const values = {
        transcript: await formattedText(db, transcript, 'transcript'),
        file: material ? lessonFileName(material) : '',
        file_name: material?.name ?? '',
        material_id: material?.id ?? null,
      }
      if (id === null || is_shared) return insertedId(await db.insert(audios).values(values).returning())
      return insertedId(await db.update(audios).set(values).where(eq(audios.id, id)).returning())
    },
  }),
}

async function readAudio(db: Transaction, id: number): Promise<typeof audios.$inferSelect> {
  const [row] = await db.select().from(audios).where(eq(audios.id, id))
  return row ?? fail('general.not_found')
}
