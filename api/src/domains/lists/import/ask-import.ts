import { sql } from 'drizzle-orm'
import { importedFields } from '@portico/shared/resources/fields-of.ts'
import { firstCharacters } from '@portico/shared/rules/text/first-characters.ts'
import type { Transaction } from '../../../db/client.ts'
import { listImports } from '../tables.ts'
import type { Actor } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { List } from '../list-table.ts'
import { withSlug } from '../with-slug.ts'
import { columnsOfFile, idColumn } from './columns-of-file.ts'
import type { Rows } from './read-rows.ts'

type Cells = Record<string, string>
type Asked = { file_name: string; file: Rows; actor: Actor; request_id: string }

/** Keeps the rows of a file, to be judged: what stands in them, and which are about the same entry as an earlier line. */
export async function askImport(db: Transaction, list: List, { file_name, file, ...asking }: Asked): Promise<number> {
  const { labels } = columnsOfFile(list.resource, file.header)
  const [made] = await db
    .insert(listImports)
    .values({
      list: list.resource.name,
      file_name,
      columns: labels.filter((label) => label !== null),
      ignored_columns: file.header.filter((_, place) => labels[place] === null),
      asked_by: asking.actor.id,
      role: asking.actor.role,
      request_id: asking.request_id,
      total: file.rows.length,
    })
    .returning({ id: listImports.id })
  const id = made?.id ?? fail('general.internal')
  const firsts = new Map<string, number>()
  const rows = file.rows.map(({ line, cells: texts }) => {
    const cells: Cells = {}
    for (const [place, label] of labels.entries()) if (label !== null) cells[label] = texts[place] ?? ''
    const key = keyOf(list, cells)
    const same_as = key === null ? null : (firsts.get(key) ?? null)
    if (key !== null && same_as === null) firsts.set(key, line)
    const title = cells[list.resource.fields[list.resource.title_field]?.label ?? ''] ?? cells[idColumn] ?? ''
    return { line, title: firstCharacters(title, 300), cells, same_as }
  })
  await db.execute(sql`
    insert into list_import_rows (import_id, line, title, cells, same_as)
    select ${id}::bigint, r.line, r.title, r.cells, r.same_as
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line integer, title text, cells jsonb, same_as integer)`)
  return id
}

/** What two rows about the same entry have in common. */
function keyOf(list: List, cells: Cells): string | null {
  if (cells[idColumn]) return `#${cells[idColumn]}`
  const texts = Object.fromEntries(
    importedFields(list.resource).flatMap(([name, { label }]) => (cells[label] ? [[name, cells[label]]] : [])),
  )
  const key = list.resource.import_by === null ? undefined : withSlug(list, texts)[list.resource.import_by]
  return key === undefined ? null : String(key)
}
