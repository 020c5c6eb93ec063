import { and, asc, eq } from 'drizzle-orm'
import { importedFields } from '@portico/shared/resources/fields-of.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import type { Transaction } from '../../../db/client.ts'
import { listImportRows, listImports } from '../tables.ts'

/** Returns an empty CSV with the columns that an import of the list reads. */
export const importTemplate = (resource: Resource): string =>
  csvText([importedFields(resource).map(([, { label }]) => label)])

/** Returns the refused rows unchanged, each with its line and problems, so they can be fixed and imported again. */
export async function importReport(db: Transaction, import_id: number): Promise<string> {
  const [found] = await db.select().from(listImports).where(eq(listImports.id, import_id))
  const columns = found?.columns ?? []
  const rows = await db
    .select()
    .from(listImportRows)
    .where(and(eq(listImportRows.import_id, import_id), eq(listImportRows.verdict, 'refused')))
    .orderBy(asc(listImportRows.line))
  return csvText([
    [...columns, 'Line', 'Problem'],
    ...rows.map(({ cells, line, problems }) => [
      ...columns.map((column) => cells[column] ?? ''),
      line,
      problems.join(' '),
    ]),
  ])
}
