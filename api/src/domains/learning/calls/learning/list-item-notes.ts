import { and, asc, eq, ne } from 'drizzle-orm'
import { list_item_notes } from '@portico/shared/contract/learning/notes.ts'
import { itemNotes } from '../../tables.ts'
import { readableEnrollment } from '../../own-enrollment.ts'
import { verb } from '../../../../kernel/verb.ts'

export const listItemNotes = verb(list_item_notes, async (ctx, { query }) => {
  const enrollment = await readableEnrollment(ctx, query.related_id)
  return ctx.db
    .select({
      item_id: itemNotes.module_item_id,
      text: itemNotes.text,
      version: itemNotes.version,
      updated_at: itemNotes.updated_at,
    })
    .from(itemNotes)
    .where(and(eq(itemNotes.enrollment_id, enrollment.id), ne(itemNotes.text, '')))
    .orderBy(asc(itemNotes.module_item_id))
})
