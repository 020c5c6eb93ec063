import { asc, eq } from 'drizzle-orm'
import { report_enrollments_import } from '@portico/shared/contract/learning/enrollments-import.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { isImportWorking } from '@portico/shared/states/list-import.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { csvFile } from '../../../../../csv/csv-file.ts'
import { listImportRows } from '../../../../lists/tables.ts'
import { dueColumn, emailColumn } from '../../../import/row-of-file.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { importOfCourse } from './import-of-course.ts'

type Row = typeof listImportRows.$inferSelect

/** Reports every row of the file: its line, what it did, or why it did nothing (OP-109). */
export const reportEnrollmentsImport = verb(
  report_enrollments_import,
  async ({ db, actor, now, portal }, { params }) => {
    const course_id = await taughtCourse({ db, actor }, params)
    const { id, state } = await importOfCourse(db, { course_id, import_id: params.import })
    const rows = await db
      .select()
      .from(listImportRows)
      .where(eq(listImportRows.import_id, id))
      .orderBy(asc(listImportRows.line))
    const header = [emailColumn, dueColumn, 'Line', 'Outcome', 'Problem']
    const lines = rows.map((row) => [
      row.cells[emailColumn] ?? '',
      row.cells[dueColumn] ?? '',
      row.line,
      outcomeOf(row),
      row.problems.join(' '),
    ])
    const day = formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })
    return csvFile(csvText([header, ...lines]), `${isImportWorking(state) ? 'unfinished-' : ''}enrollments-${day}.csv`)
  },
)

function outcomeOf({ verdict, is_done }: Row): string {
  if (verdict === 'create') return is_done ? 'Enrolled' : 'To be enrolled'
  return verdict === 'unchanged' ? 'Already enrolled' : verdict === 'refused' ? 'Not enrolled' : 'Not checked yet'
}
