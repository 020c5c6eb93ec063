import { bigint, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** A reference to another row, or any number past 32 bits, as a JavaScript number. */
export const ref = () => bigint({ mode: 'number' })
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`)
export const json = <T>() => jsonb().$type<T>()

/** Filled from the transaction's scope when a row is inserted; row security checks it in both directions. */
export const portalId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .default(sql`current_portal()`)

/** A tenant table: an id and a portal of its own, under row security (its migration calls `protect`). */
export function portalTable<const N extends string, C extends Record<string, PgColumnBuilderBase>>(
  name: N,
  columns: C,
) {
  return pgTable(name, { id: id(), portal_id: portalId(), ...columns })
}
