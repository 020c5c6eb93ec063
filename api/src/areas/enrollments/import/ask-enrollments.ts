import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { listImports, type EnrollmentSettings } from '../../../db/tables/list-imports.ts'
import { dueColumn, emailColumn } from '../../../enrollments/import/row-of-file.ts'
import { importName } from '../../../enrollments/import/run-enrollment-batch.ts'
import type { Actor } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Rows } from '../../../lists/import/read-rows.ts'

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '')
// As people and other systems name them, too.
const known = new Map([
  ...[emailColumn, 'Email address'].map((name) => [plain(name), emailColumn] as const),
  ...[dueColumn, 'Due date', 'Due'].map((name) => [plain(name), dueColumn] as const),
])

type Asked = { file_name: string; file: Rows; settings: EnrollmentSettings; actor: Actor; request_id: string }

/** Keeps the rows of a file of people, to be judged; a person who stands in it twice is enrolled by the first line. */
export async function askEnrollments(
  db: Transaction,
  { file_name, file, settings, actor, request_id }: Asked,
): Promise<number> {
  const labels = file.header.map((name) => known.get(plain(name)) ?? null)
  const read = labels.filter((label) => label !== null)
  if (new Set(read).size < read.length || !read.includes(emailColumn))
    fail('lists.import_columns', { column: emailColumn })
  const [made] = await db
    .insert(listImports)
    .values({
      list: importName,
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
    const key = (cells[emailColumn] ?? '').toLowerCase()
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
