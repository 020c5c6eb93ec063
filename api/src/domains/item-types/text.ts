import { eq, sql } from 'drizzle-orm'
import { prepare } from '../../db/statements.ts'
import { texts } from './tables.ts'
import { fail } from '../../kernel/fail.ts'
import { authoringOf } from './authoring.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'
import { formattedText, hasVisibleContent, visibleContentPattern } from './formatted-text.ts'
import { insertedId } from './inserted-id.ts'
import { shownText } from './linked-files.ts'
import { plainRows } from './rows-of-items.ts'

const byId = prepare((db) =>
  db
    .select()
    .from(texts)
    .where(eq(texts.id, sql.placeholder('id'))),
)

export const text: ItemTypeOnServer<'Text'> = {
  async show(db, { base, itemable_id, filePath }) {
    const [row] = await byId(db, { id: itemable_id })
    const isShown = base.locked_by === null && row !== undefined && hasVisibleContent(row.content)
    return {
      ...base,
      itemable_type: 'Text',
      content: isShown ? await shownText(db, row.content, filePath) : '',
    }
  },
  file: null,
  packagePosition: null,
  waitsFor: null,
  isUnready: sql`not exists (select 1 from texts x where x.id = i.itemable_id and x.content ~ ${visibleContentPattern})`,
  searched: sql`(select x.content from texts x where x.id = i.itemable_id)`,
  rows: plainRows('Text', texts),
  library: { files: [], text: texts.content, follow: null },
  authoring: authoringOf('Text', {
    async read(db, id) {
      const [row] = await byId(db, { id })
      return { itemable_type: 'Text', fields: { content: (row ?? fail('general.not_found')).content } }
    },
    async write(db, { id, is_shared, fields }) {
      const values = { content: await formattedText(db, fields.content, 'content') }
      if (id === null || is_shared) return insertedId(await db.insert(texts).values(values).returning())
      return insertedId(await db.update(texts).set(values).where(eq(texts.id, id)).returning())
    },
  }),
}
