import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { materials } from '../library/tables.ts'

export type OfVersions = { portal_id: number; version_ids: readonly number[] }
/** Rows of one table (`t`) that versions of a course show. */
export type ContentPart = { table: PgTable; rows: SQL }
export type PartsOfVersions = (of: OfVersions) => readonly ContentPart[]

export const listOfIds = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`

/** Whether a row of `version_items` (`i`) belongs to these versions. */
export const isInVersions = ({ portal_id, version_ids }: OfVersions): SQL =>
  sql`i.portal_id = ${portal_id} and i.course_version_id = any(${listOfIds(version_ids)}) and i.removed_at is null`

/** The ids of the rows that items of a type hold. */
export const rowIdsOfType = (type: ItemType, of: OfVersions): SQL =>
  sql`(select i.itemable_id from version_items i join module_items m on m.portal_id = i.portal_id and m.id = i.module_item_id
    where ${isInVersions(of)} and m.itemable_type = ${type})`

/** A part of a table by what names its rows. */
export const part = (of: OfVersions, table: PgTable, condition: SQL): ContentPart => ({
  table,
  rows: sql`t.portal_id = ${of.portal_id} and ${condition}`,
})

/** The rows of a type that keeps all of an item in one table. */
export const plainRows =
  (type: ItemType, table: PgTable): PartsOfVersions =>
  (of) => [part(of, table, sql`t.id in ${rowIdsOfType(type, of)}`)]

/** The rows of a type that keeps all of an item in one table, whose `material_id` names its file of the library. */
export const rowsWithFile =
  (type: ItemType, table: PgTable): PartsOfVersions =>
  (of) => [
    part(
      of,
      materials,
      sql`t.id in (select x.material_id from ${table} x where x.portal_id = ${of.portal_id} and x.id in ${rowIdsOfType(type, of)})`,
    ),
    part(of, table, sql`t.id in ${rowIdsOfType(type, of)}`),
  ]
