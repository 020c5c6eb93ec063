import { bigint, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** A reference to another row, or any number beyond 32 bits, as a JavaScript number. */
export const ref = () => bigint({ mode: 'number' })
/** The id of a tenant row, from one sequence for all portals; it is a key only together with `portal_id`. */
export const rowId = () => bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity()
/** The primary key of a table that belongs to no portal. */
export const id = () => rowId().primaryKey()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`)
export const json = <T>() => jsonb().$type<T>()

/** Filled from the transaction's scope on insert; row security checks it on read and write. */
export const portalId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .default(sql`current_portal()`)

/** A tenant table: its rows are keyed by portal and id and protected by row security (its migration calls `protect`). */
export function portalTable<const N extends string, C extends Record<string, PgColumnBuilderBase>>(
  name: N,
  columns: C,
) {
  return pgTable(name, { id: rowId(), portal_id: portalId(), ...columns }, (table) => [
    primaryKey({ columns: [table.portal_id, table.id] }),
  ])
}
