import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { CellWithPicture } from '../../../kernel/data-table/cell-with-picture.tsx'
import { CourseStatusCell } from './course-status-cell.tsx'

/** Columns of the course list. `jobs` maps course ids to publishing jobs started on this page. */
export const courseColumns = (jobs: Readonly<Record<number, number>>): readonly Column<AdminCourse>[] => [
  {
    name: 'title',
    header: 'Course',
    sortable: true,
    cell: ({ title, thumbnail, slug, is_reached }) => (
      <CellWithPicture
        picture={thumbnail}
        title={title}
        mark={is_reached ? undefined : 'Read only'}
        to={linkToStaff('courseDetails', { slug })}
        below={linkTo('course', { slug })}
      />
    ),
  },
  {
    name: 'status',
    header: 'Status',
    sortable: true,
    phone: 'beside',
    cell: (course) => <CourseStatusCell course={course} started={jobs[course.id]} />,
  },
  {
    name: 'price',
    header: 'Price',
    sortable: true,
    number: true,
    cell: ({ price }) => (price === null ? '–' : price === 0 ? 'Free' : formatMoney(price)),
  },
  {
    name: 'learners_count',
    header: 'Learners',
    number: true,
    cell: ({ learners_count }) => formatCount(learners_count),
  },
  {
    name: 'updated_at',
    header: 'Last updated',
    sortable: true,
    only_wide: true,
    cell: ({ updated_at }) => <DayCell at={updated_at} />,
  },
]
