import type { CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'

/** Columns for a learner of a course: name, progress and dates. */
export function enrollmentColumns(slug: string): readonly Column<CourseLearner>[] {
  return [
    {
      name: 'name',
      header: 'Learner',
      cell: ({ id, name, email, curator }) => (
        <span className="cell-lines">
          <Link to={linkToStaff('learnerProgress', { slug, related_id: id })}>{name || email}</Link>
          <span className="small muted">{email}</span>
          {curator ? <span className="small muted">{`Curator: ${curator.name}`}</span> : null}
        </span>
      ),
    },
    { name: 'status', header: 'Status', phone: 'beside', cell: ({ status }) => <ProgressMark status={status} /> },
    { name: 'percentage', header: 'Progress', number: true, cell: ({ percentage }) => `${percentage}%` },
    {
      name: 'enrolled_at',
      header: 'Enrolled',
      only_wide: true,
      // Both dates share a column, so that the actions of a learner stay on screen.
      cell: ({ enrolled_at, started_at }) => (
        <span className="cell-lines">
          <DayCell at={enrolled_at} />
          {started_at === null ? null : (
            <span className="small muted">
              Started <DayCell at={started_at} />
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'finished_at',
      header: 'Completed',
      cell: ({ finished_at, completed_by_staff: by }) =>
        by === null ? (
          <DayCell at={finished_at} />
        ) : (
          <span className="cell-lines">
            <DayCell at={finished_at} />
            <span className="small muted">{`By ${by.name || 'staff'}: ${by.reason}`}</span>
          </span>
        ),
    },
  ]
}
