import { sql } from 'drizzle-orm'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'
import { freePreviews } from '../../db/free-previews.ts'

export type FreePreview = {
  id: number
  module_id: number
  title: string
  itemable_id: number
  itemable_type: ItemType
  course: { id: number; slug: string; title: string }
}

/** Returns an item that visitors may open without an account; null for every other item. */
export async function freePreview(db: Transaction, item_id: number): Promise<FreePreview | null> {
  const [row] = await db.execute<FreePreview>(sql`
    select i.module_item_id as id, i.module_id, i.title, i.itemable_id, t.itemable_type,
      json_build_object('id', c.id, 'slug', c.slug, 'title', c.title) as course
    from ${freePreviews} and i.module_item_id = ${item_id}`)
  return row && itemTypeOf(row.itemable_type).may_be_free_preview ? row : null
}
