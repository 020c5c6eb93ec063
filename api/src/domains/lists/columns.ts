import { sql, type SQL } from 'drizzle-orm'
import type { Field } from '@portico/shared/resources/resource.ts'
import { isLinked } from '@portico/shared/resources/fields-of.ts'
import type { List } from './list-table.ts'

/** A column of the list's own table; names come from declarations, never from a request. Built as one chunk because drizzle walks every chunk. */
export const column = (name: string): SQL => sql.raw(`t."${name}"`)

/** Selects these fields and the id; related entries as an array of their ids. */
export function columns({ links }: List, fields: readonly (readonly [string, Field])[]): SQL {
  const parts = fields.map(([name, field]) => {
    const link = isLinked([name, field]) ? links[name] : undefined
    return link
      ? `array(select l."${link.other}" from "${link.table}" l where l."${link.own}" = t.id order by ${link.order ? `l."${link.order}"` : '1'}) as "${name}"`
      : `t."${name}"`
  })
  return sql.raw(['t.id', ...parts].join(', '))
}
