import type { CourseLearner } from '@portico/shared/contract/enrollments.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ProgressMark } from '../exams/progress-mark.tsx'

/** A learner of a course: who, how far, since when. */
export function enrollmentColumns(time_zone: string): readonly Column<CourseLearner>[] {
  const day = (at: string | null) => (
    <span className="tabular">
      {at === null ? '–' : formatDay({ at, time_zone, reader_zone: readerZone(), style: 'medium' })}
    </span>
  )
  return [
    {
      name: 'name',
      header: 'Learner',
      cell: ({ name, email }) => (
        <span className="cell-lines">
          {name || email}
          <span className="small muted">{email}</span>
        </span>
      ),
    },
    { name: 'status', header: 'Status', phone: 'beside', cell: ({ status }) => <ProgressMark status={status} /> },
    { name: 'percentage', header: 'Progress', number: true, cell: ({ percentage }) => `${percentage}%` },
    {
      name: 'enrolled_at',
      header: 'Enrolled',
      only_wide: true,
      // Two days in one column, so that what can be done with a learner stays on screen.
      cell: ({ enrolled_at, started_at }) => (
        <span className="cell-lines">
          {day(enrolled_at)}
          {started_at === null ? null : <span className="small muted">Started {day(started_at)}</span>}
        </span>
      ),
    },
    {
      name: 'finished_at',
      header: 'Finished',
      cell: ({ finished_at, completed_by_staff: by }) =>
        by === null ? (
          day(finished_at)
        ) : (
          <span className="cell-lines">
            {day(finished_at)}
            <span className="small muted">{`By ${by.name || 'staff'}: ${by.reason}`}</span>
          </span>
        ),
    },
  ]
}
