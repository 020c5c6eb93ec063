import { sql } from 'drizzle-orm'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { itemTypes } from './item-types.ts'

const cases = itemTypeNames.flatMap((type) => {
  const { searched } = itemTypes[type]
  return searched === null ? [] : [sql`when ${type} then ${searched}`]
})
/** The text by which learners find an item, for rows `i` of version_items and `t` of module_items; null for types without one. */
export const searchedTextSql = sql`case t.itemable_type ${sql.join(cases, sql` `)} end`
