import { sql, type SQL } from 'drizzle-orm'
import { filterFields, searchedFields } from '@portico/shared/resources/fields-of.ts'
import { hasWords } from '../../db/search-words.ts'
import type { Values } from '../../db/statements.ts'
import { column } from './columns.ts'
import type { List } from './list-table.ts'

const filterPrefix = 'filter_'

/** What a list's query narrows it by, as the values of the placeholders of `listFilter`: the search words, and every filter given. */
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

/** The condition of a list's query for what it is narrowed by: the search words in any searched field, and every filter. */
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
