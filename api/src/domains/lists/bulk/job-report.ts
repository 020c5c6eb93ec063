import { asc, eq } from 'drizzle-orm'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import type { Transaction } from '../../../db/client.ts'
import { listJobRows } from '../tables.ts'
import type { List } from '../list-table.ts'
import { jobOf, whyNot } from './job-of.ts'

const pastTense = { edit: 'Changed', delete: 'Deleted', restore: 'Restored' } as const

/** Returns the outcome of every entry of a job as CSV for spreadsheets. */
export async function jobReport(db: Transaction, list: List, id: number): Promise<string> {
  const { kind } = await jobOf(db, list, id)
  const rows = await db.select().from(listJobRows).where(eq(listJobRows.job_id, id)).orderBy(asc(listJobRows.entry_id))
  const cells = rows.map(({ entry_id, title, is_done, code }) => [
    entry_id,
    title ?? '',
    is_done === null ? 'Not done' : is_done ? pastTense[kind] : 'Refused',
    is_done === false ? whyNot(code).message : '',
  ])
  return csvText([['Id', list.resource.fields[list.resource.title_field]?.label ?? '', 'Result', 'Reason'], ...cells])
}
