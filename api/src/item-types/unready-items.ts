import { sql } from 'drizzle-orm'
import { mostUnreadyNamed, type UnreadyItem } from '@portico/shared/contract/courses.ts'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../db/client.ts'
import { itemTypes } from './item-types.ts'

const conditions = itemTypeNames.map((type) => sql`when ${type} then ${itemTypes[type].isUnready}`)
const isUnready = sql`case t.itemable_type ${sql.join(conditions, sql` `)} end`

/** Items that learners could not finish in the version of each course that is published next: its draft, else its current one. In the order of the outline, the first `most` of each. */
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

/** Whether an item, by the row that its type keeps, has nothing yet that its learner could finish. */
export async function isUnreadyItem(
  db: Transaction,
  { itemable_type, itemable_id }: { itemable_type: ItemType; itemable_id: number },
): Promise<boolean> {
  const [found] = await db.execute(
    sql`select from (select ${itemable_id}::bigint as itemable_id) i where ${itemTypes[itemable_type].isUnready}`,
  )
  return found !== undefined
}
