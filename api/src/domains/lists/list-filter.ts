import { sql, type SQL } from 'drizzle-orm'
import { filterFields, searchedFields } from '@portico/shared/resources/fields-of.ts'
import { hasWords } from '../../db/search-words.ts'
import type { Values } from '../../db/statements.ts'
import { column } from './columns.ts'
import type { List } from './list-table.ts'

const filterPrefix = 'filter_'

/** Collects a query's search text and filters as values for the placeholders of `listFilter`. */
export function filterValues({ resource }: List, query: Readonly<Record<string, unknown>>): Values {
  const values: Record<string, unknown> = {}
  if (typeof query.search === 'string' && query.search !== '' && searchedFields(resource).length > 0)
    values.search = query.search
  for (const [name] of filterFields(resource)) {
    const value = query[name]
    if (value !== undefined && value !== null) values[`${filterPrefix}${name}`] = value
  }
  return values
}

/** Builds the condition for a query: the search text in any searched field, and every filter. */
export function listFilter({ resource }: List, values: Values): SQL {
  const conditions: SQL[] = [sql`true`]
  if ('search' in values) {
    const words = sql`${sql.placeholder('search')}::text`
    const found = searchedFields(resource).map(([name]) => hasWords(column(name), words))
    conditions.push(sql`(${sql.join(found, sql` or `)})`)
  }
  for (const [name] of filterFields(resource)) {
    const given = `${filterPrefix}${name}`
    if (given in values) conditions.push(sql`${column(name)} = ${sql.placeholder(given)}`)
  }
  return sql.join(conditions, sql` and `)
}
