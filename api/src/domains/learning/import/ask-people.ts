import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { listImports } from '../../lists/tables.ts'
import type { Actor } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { emailColumn } from './row-of-file.ts'

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '')

type Asked = {
  /** under which name it stands among the imports of lists */
  list: string
  /** each column with its other names, as people and other systems call it */
  columns: Readonly<Record<string, readonly string[]>>
  file_name: string
  file: { header: readonly string[]; rows: readonly { line: number; cells: readonly string[] }[] }
  settings: NonNullable<(typeof listImports.$inferSelect)['settings']>
  actor: Actor
  request_id: string
}

/** Keeps the rows of a file of people, to be judged; a person who stands in it twice counts by the first line. */
export async function askPeople(
  db: Transaction,
  { list, columns, file_name, file, settings, actor, request_id }: Asked,
): Promise<number> {
  const known = new Map(
    Object.entries(columns).flatMap(([column, others]) =>
      [column, ...others].map((name) => [plain(name), column] as const),
    ),
  )
  const labels = file.header.map((name) => known.get(plain(name)) ?? null)
  const read = labels.filter((label) => label !== null)
  if (new Set(read).size < read.length || !read.includes(emailColumn))
    fail('lists.import_columns', { column: emailColumn })
  const [made] = await db
    .insert(listImports)
    .values({
      list,
      file_name,
      settings,
      columns: read,
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
    const cells: Record<string, string> = {}
    for (const [at, label] of labels.entries()) if (label !== null) cells[label] = texts[at] ?? ''
    const key = (cells[emailColumn] ?? '').trim().toLowerCase()
    const same_as = key === '' ? null : (firsts.get(key) ?? null)
    if (same_as === null) firsts.set(key, line)
    return { line, title: (cells[emailColumn] ?? '').slice(0, 300), cells, same_as }
  })
  await db.execute(sql`
    insert into list_import_rows (import_id, line, title, cells, same_as)
    select ${id}::bigint, r.line, r.title, r.cells, r.same_as
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (line integer, title text, cells jsonb, same_as integer)`)
  return id
}
