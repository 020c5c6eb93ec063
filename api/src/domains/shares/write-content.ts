import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/client.ts'
import type { SharedRows } from './cross-portal/shared-content.ts'
import { mirroredTables } from './mirrored-tables.ts'

/**
 * Writes the rows of a shared course under their own ids. Existing rows stay, except for the columns that follow the owner, such as replaced files,
 * texts and pictures.
 */
export async function writeContent(
  db: Transaction,
  { course_id, parts }: { course_id: number; parts: readonly SharedRows[] },
) {
  const specials = mirroredTables(course_id, parts)
  for (const { table, rows } of parts) {
    const name = sql.identifier(getTableConfig(table).name)
    const special = specials.get(getTableConfig(table).name)
    const columns = Object.values(getTableColumns(table))
      .map((column) => column.name)
      .filter((column) => column !== 'portal_id')
    const values = columns.map((column): SQL => special?.values?.[column] ?? sql`r.${sql.identifier(column)}`)
    await db.execute(sql`
      insert into ${name} (${sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      )})
      select ${sql.join(values, sql`, `)} from json_populate_recordset(null::${name}, ${rows}::text::json) r
      on conflict ${following(name, special?.follows ?? [])}`)
  }
}

function following(name: SQL | ReturnType<typeof sql.identifier>, columns: readonly string[]): SQL {
  if (columns.length === 0) return sql`do nothing`
  const own = (of: SQL) =>
    sql.join(
      columns.map((column) => sql`${of}.${sql.identifier(column)}`),
      sql`, `,
    )
  const set = columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`)
  return sql`(portal_id, id) do update set ${sql.join(set, sql`, `)} where (${own(sql`${name}`)}) is distinct from (${own(sql`excluded`)})`
}
