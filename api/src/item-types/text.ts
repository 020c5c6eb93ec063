import { eq, sql } from 'drizzle-orm'
import { sanitizeContent } from '../adapters/sanitize-content.ts'
import { prepare } from '../db/statements.ts'
import { texts } from '../db/tables/course-content.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'

const byId = prepare((db) =>
  db
    .select()
    .from(texts)
    .where(eq(texts.id, sql.placeholder('id'))),
)

export const text: ItemTypeOnServer<'Text'> = {
  async show(db, { base, itemable_id }) {
    const [row] = await byId(db, { id: itemable_id })
    return {
      ...base,
      itemable_type: 'Text',
      content: base.locked_by === null && row ? sanitizeContent(row.content) : '',
    }
  },
  file: null,
  place: null,
}
