import { bigint, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, instant, portalId, ref } from '../portal-table.ts'

const milliseconds = () => bigint({ mode: 'number' }).notNull().default(0)

/** How long a learner took an item: heard of while it was so, and claimed afterwards for a span without a connection. */
export const seatTimes = pgTable(
  'seat_times',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    module_item_id: ref().notNull(),
    active_ms: milliseconds(),
    offline_ms: milliseconds(),
    first_at: createdAt(),
    last_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id, t.module_item_id] })],
)
/** When a learner was last heard of, in whichever tab and course. */
export const seatClocks = pgTable(
  'seat_clocks',
  { portal_id: portalId(), user_id: ref().notNull(), heard_at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.user_id] })],
)
