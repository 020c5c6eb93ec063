import type { PgColumn } from 'drizzle-orm/pg-core'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import { itemTypes } from './item-types.ts'

/** Where items of a type name files: the column with the file and the one with the item's own row. */
export type FileColumn = { type: ItemType; file: PgColumn; itemable: PgColumn }

export const fileColumns: readonly FileColumn[] = itemTypeNames.flatMap((type) =>
  itemTypes[type].library.files.map((column) => ({ type, ...column })),
)
