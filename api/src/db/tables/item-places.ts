import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { Span } from '@portico/shared/rules/progress/watched.ts'
import { sql } from 'drizzle-orm'
import { createdAt, json, portalId, ref } from '../portal-table.ts'

/** Where a learner left an item, and what was played of it. */
export const itemPlaces = pgTable(
  'item_places',
  {
    portal_id: portalId(),
    enrollment_id: ref().notNull(),
    module_item_id: ref().notNull(),
    /** from the start of a film or a recording */ place_s: integer().notNull().default(0),
    /** where the player knows it */ length_s: integer(),
    /** of a document; null where it was never read in its place */ page: integer(),
    watched: json<readonly Span[]>()
      .notNull()
      .default(sql`'[]'`),
    noted_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.enrollment_id, t.module_item_id] })],
)
