import { asc, eq } from 'drizzle-orm'
import { report_bulk_invite } from '@portico/shared/contract/learning/invitations-import.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { isImportWorking } from '@portico/shared/states/list-import.ts'
import { listImportRows } from '../../../../lists/tables.ts'
import { emailColumn } from '../../../import/row-of-file.ts'
import { firstNameColumn, lastNameColumn } from '../../../invitations/run-invitation-batch.ts'
import { managedCourse } from '../../../../access/door.ts'
import { csvFile } from '../../../../../csv/csv-file.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { importOfInvites } from './import-of-invites.ts'

type Row = typeof listImportRows.$inferSelect
const columns = [emailColumn, firstNameColumn, lastNameColumn]

/** Reports every row of the file: its line, what it did, or why it did nothing. */
export const reportBulkInvite = verb(report_bulk_invite, async (ctx, { params }) => {
  const { db, actor, now, portal } = ctx
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const { id, state } = await importOfInvites(db, { ...ctx, course_id, import_id: params.import })
  const rows = await db
    .select()
    .from(listImportRows)
    .where(eq(listImportRows.import_id, id))
    .orderBy(asc(listImportRows.line))
  const lines = rows.map((row) => [
    ...columns.map((column) => row.cells[column] ?? ''),
    row.line,
    outcomeOf(row),
    row.problems.join(' '),
  ])
  const day = formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })
  const name = `${isImportWorking(state) ? 'unfinished-' : ''}invitations-${day}.csv`
  return csvFile(csvText([[...columns, 'Line', 'Outcome', 'Problem'], ...lines]), name)
})

function outcomeOf({ verdict, is_done }: Row): string {
  if (verdict === 'create') return is_done ? 'Invited' : 'To be invited'
  return verdict === 'unchanged' ? 'Already invited' : verdict === 'refused' ? 'Not invited' : 'Not checked yet'
}
