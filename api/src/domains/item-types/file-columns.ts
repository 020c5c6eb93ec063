import type { PgColumn } from 'drizzle-orm/pg-core'
import { eq, sql } from 'drizzle-orm'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'
import type { MaterialRow } from '../library/tables.ts'
import { itemTypes } from './item-types.ts'

/** Where items of a type name files: the column with the file and the one with the item's own row. */
export type FileColumn = { type: ItemType; file: PgColumn; itemable: PgColumn }

export const fileColumns: readonly FileColumn[] = itemTypeNames.flatMap((type) =>
  itemTypes[type].library.files.map((column) => ({ type, ...column })),
)

/** Clears a file from rows of orphaned items, which are in no course anymore. */
export async function clearFromOrphanedItems(db: Transaction, { id }: Pick<MaterialRow, 'id'>): Promise<void> {
  for (const { file } of fileColumns)
    if (file.notNull) await db.delete(file.table).where(eq(file, id))
    else await db.execute(sql`update ${file.table} set ${sql.identifier(file.name)} = null where ${file} = ${id}`)
}
