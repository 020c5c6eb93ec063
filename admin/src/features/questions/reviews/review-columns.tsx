import type { CourseReview } from '@portico/shared/contract/reviews.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'

/** Columns for a review: its text and author, and whether visitors see it. */
export const reviewColumns: readonly Column<CourseReview>[] = [
  {
    name: 'text',
    header: 'Review',
    cell: ({ author, rating, text }) => (
      <span className="cell-lines">
        <strong>{`${author}, ${rating} of 5 stars`}</strong>
        {text ? <span>{text}</span> : null}
      </span>
    ),
  },
  {
    name: 'is_published',
    header: 'Status',
    phone: 'below',
    cell: ({ is_published }) =>
      is_published ? <StatusMark tone="success">Published</StatusMark> : <StatusMark>Hidden</StatusMark>,
  },
  {
    name: 'created_at',
    header: 'Written',
    only_wide: true,
    cell: ({ created_at }) => <DayCell at={created_at} />,
  },
]
