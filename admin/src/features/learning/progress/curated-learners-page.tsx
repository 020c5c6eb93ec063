import { list_curated_learners, type CuratedLearner } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'
import { curatedSearchParams } from '../search-params.ts'

const columns: readonly Column<CuratedLearner>[] = [
  {
    name: 'name',
    header: 'Learner',
    cell: ({ id, name, email, course: { slug } }) => (
      <span className="cell-lines">
        <Link to={linkToStaff('learnerProgress', { slug, related_id: id })}>{name || email}</Link>
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  { name: 'course', header: 'Course', phone: 'below', cell: ({ course }) => course.title },
  { name: 'status', header: 'Status', phone: 'beside', cell: ({ status }) => <ProgressMark status={status} /> },
  { name: 'percentage', header: 'Progress', number: true, cell: ({ percentage }) => `${percentage}%` },
  {
    name: 'enrolled_at',
    header: 'Enrolled',
    only_wide: true,
    cell: ({ enrolled_at: at }) => <DayCell at={at} />,
  },
]

/** /curated-learners: the learners whom the user accompanies, across all courses (BLD-037). */
export function CuratedLearnersPage() {
  const list = usePagedList({
    name: 'curated-learners',
    address: curatedSearchParams,
    filters: [],
    ask: (query) => api(list_curated_learners, { query }),
  })
  return (
    <ListPage
      title="My learners"
      purpose="Learners you look after as their curator."
      list={list}
      empty={{
        title: 'No learners yet',
        text: 'Learners appear here once a colleague makes you their curator, under a course’s Enrollments.',
      }}
      table={{ label: 'My learners', columns, titleOf: ({ name, email }) => name || email }}
    />
  )
}
