import { sql, type SQL } from 'drizzle-orm'
import { isLinked, writtenFields } from '@portico/shared/resources/fields-of.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { sanitizeWritten } from '../../adapters/sanitize-content.ts'
import type { Transaction } from '../../db/client.ts'
import { postgresError } from '../../db/postgres-error.ts'
import { failFields } from '../../kernel/fail.ts'
import { isFilled, type List, nameOf } from './list-table.ts'
import { writeLinks } from './write-links.ts'

type Values = Readonly<Record<string, unknown>>

/** Creates an entry, or updates the one with this id; returns its id, or null if there is none. */
export async function writeEntry(
  db: Transaction,
  list: List,
  { id, values }: { id: number | null; values: Values },
): Promise<number | null> {
  const cells = cellsOf(list, values)
  const table = sql.identifier(nameOf(list.table))
  const names = cells.map(([name]) => sql.identifier(name))
  const statement =
    id === null
      ? sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(
          cells.map(([, value]) => value),
          sql`, `,
        )}) returning id`
      : sql`update ${table} set ${sql.join([sql`id = id`, ...cells.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)], sql`, `)} where id = ${id}::bigint returning id`
  const rows = await db.execute<{ id: number }>(statement).catch((error: unknown) => refuseTaken(error, list))
  const written = rows[0]?.id ?? null
  if (written !== null) await writeLinks(db, list, { id: written, values })
  return written
}

function cellsOf(list: List, values: Values): [string, SQL][] {
  return writtenFields(list.resource)
    .filter((named) => named[0] in values && values[named[0]] !== undefined && !isLinked(named))
    .map(([name, field]) => {
      const value = values[name]
      if (value === null) return [name, isFilled(list.table, name) ? sql`''` : sql`null`]
      return [name, sql`${field.kind === 'rich_text' ? sanitizeWritten(String(value)) : value}`]
    })
}

/** Reports a value that another entry of the list already has at its field. */
function refuseTaken(error: unknown, { resource, table }: List): never {
  const found = postgresError(error)
  const field = Object.keys(resource.fields).find(
    (name) => found?.constraint === `${nameOf(table)}_portal_id_${name}_key`,
  )
  if (found?.code === '23505' && field !== undefined) failFields({ [field]: [errorMessage('lists.taken')] })
  throw error
}
