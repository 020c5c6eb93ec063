import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { listImports } from '../tables.ts'
import type { Actor } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Rows } from '../../../csv/read-rows.ts'

type Cells = Record<string, string>

/** A file that somebody wants to import. */
export type ImportFile = { file_name: string; file: Rows; actor: Actor; request_id: string }

type Stored = ImportFile & {
  /** under which name it stands among the imports of the portal */
  list: string
  settings?: NonNullable<(typeof listImports.$inferSelect)['settings']>
  /** for each column of the file, the label that its cells are stored under; null when it is ignored */
  labels: readonly (string | null)[]
  titleOf: (cells: Cells) => string
  /** what two rows about the same entry have in common; null matches no other row */
  keyOf: (cells: Cells) => string | null
}

/** Stores an import with the rows of its file, still to be judged. A row about the same entry as an earlier one names that line. */
export async function storeImport(
  db: Transaction,
  { list, file_name, file, settings, labels, titleOf, keyOf, actor, request_id }: Stored,
): Promise<number> {
  const [made] = await db
    .insert(listImports)
    .values({
      list,
      file_name,
      settings,
      columns: labels.filter((label) => label !== null),
      ignored_columns: file.header.filter((_, place) => labels[place] === null),
      asked_by: actor.id,
      role: actor.role,
      request_id,
      total: file.rows.length,
    })
    .returning({ id: listImports.id })
  const id = made?.id ?? fail('general.internal')
  const firsts = new Map<string, number>()
  const rows = file.rows.map(({ line, cells: texts }) => {
    const cells: Cells = {}
    for (const [place, label] of labels.entries()) if (label !== null) cells[label] = texts[place] ?? ''
    const key = keyOf(cells)
    const same_as = key === null ? null : (firsts.get(key) ?? null)
    if (key !== null && same_as === null) firsts.set(key, line)
    return { line, title: titleOf(cells), cells, same_as }
  })
  await db.execute(sql`
    insert into list_import_rows (import_id, line, title, cells, same_as)
    select ${id}::bigint, r.line, r.title, r.cells, r.same_as
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line integer, title text, cells jsonb, same_as integer)`)
  return id
}
