import type { ManagerCourse } from '@portico/shared/contract/credits/credits.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { CellWithPicture } from '../../../kernel/data-table/cell-with-picture.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { seatsLeft } from './manager-course.ts'

/** Columns for a manager's courses: seats, and the progress of the people on them. */
export const managerColumns: readonly Column<ManagerCourse>[] = [
  {
    name: 'title',
    header: 'Course',
    sortable: true,
    cell: ({ title, thumbnail, slug }) => (
      <CellWithPicture picture={thumbnail} title={title} to={linkToStaff('managerOverview', { slug })} />
    ),
  },
  {
    name: 'remaining',
    header: 'Seats left',
    number: true,
    sortable: true,
    phone: 'below',
    cell: (course) => (
      <>
        <strong>{formatCount(seatsLeft(course))}</strong> of {formatCount(course.total)}
      </>
    ),
  },
  { name: 'invited', header: 'Invited', number: true, only_wide: true, cell: ({ invited }) => formatCount(invited) },
  { name: 'people', header: 'People', number: true, sortable: true, cell: ({ people }) => formatCount(people) },
  {
    name: 'completed',
    header: 'Completed',
    number: true,
    sortable: true,
    cell: ({ completed }) => formatCount(completed),
  },
]
