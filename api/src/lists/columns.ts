import { sql, type SQL } from 'drizzle-orm'
import type { Field } from '@portico/shared/resources/resource.ts'
import { isLinked } from '@portico/shared/resources/fields-of.ts'
import type { List } from './list-table.ts'

/** The columns of these fields, with the id; entries of other lists as an array of their ids. */
export function columns({ links }: List, fields: readonly (readonly [string, Field])[]): SQL {
  const parts = fields.map(([name, field]) => {
    const link = isLinked([name, field]) ? links[name] : undefined
    if (!link) return sql`t.${sql.identifier(name)}`
    return sql`array(select l.${sql.identifier(link.other)} from ${sql.identifier(link.table)} l where l.${sql.identifier(link.own)} = t.id order by 1) as ${sql.identifier(name)}`
  })
  return sql.join([sql`t.id`, ...parts], sql`, `)
}
