import { sql } from 'drizzle-orm'
import { mostUnreadyNamed, type UnreadyItem } from '@portico/shared/contract/courses/courses.ts'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'
import { itemTypes } from './item-types.ts'

const conditions = itemTypeNames.map((type) => sql`when ${type} then ${itemTypes[type].isUnready}`)
const isUnready = sql`case t.itemable_type ${sql.join(conditions, sql` `)} end`

/**
 * Lists items learners could not finish in the version of each course that is published next (its draft, otherwise the current one): the first `most`
 * of each, in outline order.
 */
export async function unreadyItems(
  db: Transaction,
  { course_ids, most = mostUnreadyNamed }: { course_ids: readonly number[]; most?: number },
): Promise<Map<number, UnreadyItem[]>> {
  if (course_ids.length === 0) return new Map()
  const rows = await db.execute<UnreadyItem & { course_id: number }>(sql`
    select v.course_id, u.*
    from (select distinct on (course_id) id, course_id from course_versions
      where course_id = any(${`{${course_ids.join(',')}}`}::bigint[]) and state <> 'past' order by course_id, state desc) v
    cross join lateral (
      select i.module_item_id as id, i.title, t.itemable_type
      from version_modules m
      join version_items i on i.course_version_id = m.course_version_id and i.module_id = m.module_id and i.removed_at is null
      join module_items t on t.id = i.module_item_id
      where m.course_version_id = v.id and m.removed_at is null and ${isUnready}
      order by m.sort_number, m.module_id, i.sort_number, i.module_item_id
      limit ${most}) u`)
  const found = Map.groupBy(rows, ({ course_id }) => course_id)
  return new Map(
    [...found].map(([course_id, own]) => [
      course_id,
      own.map(({ id, title, itemable_type }) => ({ id, title, itemable_type })),
    ]),
  )
}

type ItemRef = { readonly itemable_type: ItemType; readonly itemable_id: number }

/** Returns those of the given items, each named by the row of its type, that have nothing yet a learner could finish. */
export async function filterUnready<Item extends ItemRef>(db: Transaction, items: readonly Item[]): Promise<Item[]> {
  if (items.length === 0) return []
  const rows = await db.execute<{ place: number }>(sql`
    select t.place from json_to_recordset(${JSON.stringify(items.map(indexedItem))}::json) t(place int, itemable_type text, itemable_id bigint)
    cross join lateral (select t.itemable_id) i where ${isUnready}`)
  const places = new Set(rows.map(({ place }) => place))
  return items.filter((_, place) => places.has(place))
}
const indexedItem = ({ itemable_type, itemable_id }: ItemRef, place: number) => ({ place, itemable_type, itemable_id })

/** Whether an item has nothing yet that a learner could finish. */
export const isUnreadyItem = async (db: Transaction, item: ItemRef): Promise<boolean> =>
  (await filterUnready(db, [item])).length > 0
