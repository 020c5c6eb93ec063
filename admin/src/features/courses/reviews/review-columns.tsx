import type { CourseReview } from '@portico/shared/contract/reviews.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'

/** A review: what was said, by whom, and whether visitors see it. */
export const reviewColumns = (time_zone: string): readonly Column<CourseReview>[] => [
  {
    name: 'text',
    header: 'Review',
    cell: ({ author, text }) => (
      <span className="cell-lines">
        <strong>{author}</strong>
        {text ? <span>{text}</span> : null}
      </span>
    ),
  },
  { name: 'rating', header: 'Rating', phone: 'below', cell: ({ rating }) => `${rating} of 5 stars` },
  {
    name: 'is_published',
    header: 'Status',
    phone: 'beside',
    cell: ({ is_published }) =>
      is_published ? <StatusMark tone="success">Published</StatusMark> : <StatusMark>Hidden</StatusMark>,
  },
  {
    name: 'created_at',
    header: 'Written',
    only_wide: true,
    cell: ({ created_at }) => (
      <span className="tabular">
        {formatDay({ at: created_at, time_zone, reader_zone: readerZone(), style: 'medium' })}
      </span>
    ),
  },
]
