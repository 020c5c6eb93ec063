import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, portalId, ref } from '../portal-table.ts'

/** Who of the staff accompanies one enrollment (BLD-037). */
export const curators = pgTable(
  'curators',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    user_id: ref().notNull(),
    attached_by: ref().notNull(),
    attached_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id] })],
)
