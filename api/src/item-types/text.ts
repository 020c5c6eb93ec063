import { eq } from 'drizzle-orm'
import { sanitizeContent } from '../adapters/sanitize-content.ts'
import { texts } from '../db/tables/course-content.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'

export const text: ItemTypeOnServer<'Text'> = {
  async show(db, { base, itemable_id }) {
    const [row] = await db.select().from(texts).where(eq(texts.id, itemable_id))
    return {
      ...base,
      itemable_type: 'Text',
      content: base.locked_by === null && row ? sanitizeContent(row.content) : '',
    }
  },
  file: null,
  place: null,
}
