import type { CourseReview, PortalReview } from '@portico/shared/contract/reviews.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ReviewStatus } from './review-panel.tsx'

/** Columns for a review: its text and author, and whether visitors see it. */
export const reviewColumns: readonly Column<CourseReview>[] = [
  {
    name: 'text',
    header: 'Review',
    cell: ({ author, rating, text }) => (
      <span className="cell-lines">
        <strong>{`${author}, ${rating} of 5 stars`}</strong>
        {text ? <span className="small">{text}</span> : null}
      </span>
    ),
  },
  {
    name: 'is_published',
    header: 'Status',
    phone: 'beside',
    cell: ({ is_published }) => <ReviewStatus is_published={is_published} />,
  },
  {
    name: 'created_at',
    header: 'Written',
    only_wide: true,
    cell: ({ created_at }) => <DayCell at={created_at} />,
  },
]

/** The same for reviews of all courses. */
export const portalReviewColumns: readonly Column<PortalReview>[] = [
  ...reviewColumns.slice(0, 1),
  { name: 'course', header: 'Course', cell: ({ course }) => course.title },
  ...reviewColumns.slice(1),
]
