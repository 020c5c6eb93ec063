import { and, asc, eq, sql } from 'drizzle-orm'
import type { ListImport } from '@portico/shared/resources/import-calls.ts'
import type { Transaction } from '../../../db/client.ts'
import { listImportRows, listImports } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { List } from '../list-table.ts'

const most_rows = 100
// List changes that a spreadsheet may have caused first; among very many rows no one would find them.
const hasSpreadsheetChange = sql`${listImportRows.changes} @> '[{"is_spreadsheet": true}]'`
type ImportSettings = { settings: typeof listImports.$inferSelect.settings }

/** Returns an import into this list: its counts, its first changes and its first refused rows. */
export const importOf = (db: Transaction, { resource }: List, id: number): Promise<ListImport> =>
  importNamed(db, resource.name, id)

/** The same for imports whose target is not a list. */
export async function importNamed(db: Transaction, name: string, id: number): Promise<ListImport & ImportSettings> {
  const [found] = await db
    .select()
    .from(listImports)
    .where(and(eq(listImports.id, id), eq(listImports.list, name)))
  if (!found) return fail('general.not_found')
  const ofImport = eq(listImportRows.import_id, id)
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const is = (verdict: string) => count(sql`${listImportRows.verdict} = ${verdict}`)
  const [counted] = await db
    .select({
      judged: count(sql`${listImportRows.verdict} is not null`),
      done: count(sql`${listImportRows.is_done}`),
      create: is('create'),
      update: is('update'),
      unchanged: is('unchanged'),
      refused: is('refused'),
      spreadsheet: count(hasSpreadsheetChange),
    })
    .from(listImportRows)
    .where(ofImport)
  const { judged = 0, done = 0, create = 0, update = 0, unchanged = 0, refused = 0, spreadsheet = 0 } = counted ?? {}
  const rows = await db
    .select()
    .from(listImportRows)
    .where(and(ofImport, eq(listImportRows.verdict, 'refused')))
    .orderBy(asc(listImportRows.line))
    .limit(most_rows)
  const changing = await db
    .select()
    .from(listImportRows)
    .where(and(ofImport, eq(listImportRows.verdict, 'update')))
    .orderBy(sql`${hasSpreadsheetChange} desc`, asc(listImportRows.line))
    .limit(most_rows)
  return {
    ...found,
    created_at: found.created_at.toISOString(),
    finished_at: found.finished_at?.toISOString() ?? null,
    judged,
    done,
    counts: { create, update, unchanged, refused },
    spreadsheet_changes: spreadsheet,
    changes: changing.map(({ line, title, changes }) => ({ line, title, fields: changes })),
    rows: rows.map(({ line, title, problems }) => ({ line, title, verdict: 'refused', problems })),
  }
}
