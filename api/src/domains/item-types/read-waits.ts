import { sql } from 'drizzle-orm'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import type { ItemWait } from '@portico/shared/states/learning/item-wait.ts'
import type { Transaction } from '../../db/client.ts'
import { itemTypes } from './item-types.ts'

const cases = itemTypeNames.flatMap((type) => {
  const { waitsFor } = itemTypes[type]
  return waitsFor === null ? [] : [sql`when ${type} then ${waitsFor}`]
})
const waitSql = sql`case t.itemable_type ${sql.join(cases, sql` `)} end`

type ItemOfLearner = {
  readonly enrollment_id: number
  readonly id: number
  readonly itemable_type: ItemType
  readonly itemable_id: number
}

/** Returns what each of the given unfinished items waits for; items that a learner can go on with are left out. */
export async function readWaits<Item extends ItemOfLearner>(
  db: Transaction,
  items: readonly Item[],
): Promise<Map<Item, ItemWait>> {
  const asked = items.filter(({ itemable_type }) => itemTypes[itemable_type].waitsFor !== null)
  if (asked.length === 0) return new Map()
  const rows = await db.execute<{ place: number; waits_for: ItemWait | null }>(sql`
    select t.place, ${waitSql} as waits_for
    from json_to_recordset(${JSON.stringify(asked.map(indexedItem))}::json)
      t(place int, itemable_type text, itemable_id bigint, module_item_id bigint, enrollment_id bigint)
    cross join lateral (select t.itemable_id, t.module_item_id) i
    cross join lateral (select t.enrollment_id as id) n`)
  return new Map(
    rows.flatMap(({ place, waits_for }) => {
      const item = asked[place]
      return item && waits_for ? [[item, waits_for] as const] : []
    }),
  )
}
const indexedItem = ({ enrollment_id, id, itemable_type, itemable_id }: ItemOfLearner, place: number) => ({
  place,
  itemable_type,
  itemable_id,
  module_item_id: id,
  enrollment_id,
})
