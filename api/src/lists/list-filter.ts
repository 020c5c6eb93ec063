import { sql, type SQL } from 'drizzle-orm'
import { filterFields, searchedFields } from '@portico/shared/resources/fields-of.ts'
import { column } from './columns.ts'
import type { List } from './list-table.ts'

/** The condition of a list's query: the search words in any searched field, and every filter. */
export function listFilter({ resource }: List, query: Readonly<Record<string, unknown>>): SQL {
  const conditions: SQL[] = [sql`true`]
  const words = typeof query.search === 'string' && query.search !== '' ? query.search : null
  if (words !== null) {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    const found = searchedFields(resource).map(
      ([name]) => sql`unaccent(${column(name)}) ilike unaccent(${pattern}::text)`,
    )
    if (found.length > 0) conditions.push(sql`(${sql.join(found, sql` or `)})`)
  }
  for (const [name] of filterFields(resource)) {
    const value = query[name]
    if (value !== undefined && value !== null) conditions.push(sql`${column(name)} = ${value}`)
  }
  return sql.join(conditions, sql` and `)
}
