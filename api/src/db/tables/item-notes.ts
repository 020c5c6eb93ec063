import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, portalId, ref } from '../portal-table.ts'

/** What a learner writes beside an item, for nobody else. */
export const itemNotes = pgTable(
  'item_notes',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    module_item_id: ref().notNull(),
    text: text().notNull(),
    version: integer().notNull(),
    /** the page that wrote it last, which may always write on */ written_in: uuid().notNull(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id, t.module_item_id] })],
)
