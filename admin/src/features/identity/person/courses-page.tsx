import {
  list_user_courses,
  list_user_managers,
  type UserCourse,
} from '@portico/shared/contract/identity/people-learning.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { CellWithPicture } from '../../../kernel/data-table/cell-with-picture.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { userCoursesSearchParams } from '../search-params.ts'
import { Nothing, PersonPanel } from './person-panel.tsx'
import { UserFrame } from './user-frame.tsx'

const statuses = [
  { value: 'running', label: 'Running' },
  { value: 'completed', label: 'Completed' },
  { value: 'ended', label: 'Unenrolled' },
] as const

const columns: readonly Column<UserCourse>[] = [
  {
    name: 'title',
    header: 'Course',
    cell: ({ id, slug, title, thumbnail }) => (
      <CellWithPicture
        picture={thumbnail}
        title={title}
        to={linkToStaff('learnerProgress', { slug, related_id: id })}
      />
    ),
  },
  {
    name: 'status',
    header: 'Status',
    phone: 'below',
    cell: ({ status, ended_at, is_paused }) =>
      ended_at !== null ? (
        <span className="muted">Unenrolled</span>
      ) : is_paused ? (
        <span className="muted">Paused</span>
      ) : (
        <ProgressMark status={status} />
      ),
  },
  { name: 'percentage', header: 'Progress', number: true, phone: 'beside', cell: ({ percentage }) => `${percentage}%` },
  { name: 'enrolled_at', header: 'Enrolled', only_wide: true, cell: ({ enrolled_at }) => <DayCell at={enrolled_at} /> },
  {
    name: 'finished_at',
    header: 'Completed',
    only_wide: true,
    cell: ({ finished_at }) => <DayCell at={finished_at} />,
  },
]

/** /users/:slug/courses: a person's courses and progress, and whose seats they use (USR-017). */
export const UserCoursesPage = () => (
  <UserFrame>
    {({ id }) => (
      <>
        <Courses user_id={id} />
        <Managers user_id={id} />
      </>
    )}
  </UserFrame>
)

function Courses({ user_id }: { user_id: number }) {
  const list = usePagedList({
    name: 'user-courses',
    address: userCoursesSearchParams,
    filters: ['search', 'status'],
    of: [user_id],
    ask: (query, { status }) =>
      api(list_user_courses, {
        params: { user_id },
        query: { ...query, status: statuses.find(({ value }) => value === status)?.value },
      }),
  })
  return (
    <ListPanel
      list={list}
      name="Courses"
      filters={
        <>
          <SearchFilter label="Search" placeholder="Course" {...list.searchField} />
          <ChoiceFilter
            label="Status"
            value={list.search.status}
            options={statuses}
            onChange={(value) => list.change({ status: value })}
          />
        </>
      }
      empty={{ title: 'No courses yet', text: 'Courses appear here once this person is enrolled or buys one.' }}
      table={{ label: 'Courses', columns, titleOf: ({ title }) => title }}
    />
  )
}

function Managers({ user_id }: { user_id: number }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['user', portal.id, user_id, 'managers'],
    queryFn: () => api(list_user_managers, { params: { user_id }, query: {} }),
  })
  return (
    <PersonPanel title="Managers" query={query}>
      {(managers) =>
        managers.length === 0 ? (
          <Nothing>No manager enrolled this person.</Nothing>
        ) : (
          <ul className="person-lines">
            {managers.map(({ id, name, email, courses }) => (
              <li key={id}>
                <span className="cell-lines">
                  <Link to={linkToStaff('user', { slug: id })}>{name}</Link>
                  <span className="small muted">{email}</span>
                </span>
                <span className="small">{courses.join(', ')}</span>
              </li>
            ))}
          </ul>
        )
      }
    </PersonPanel>
  )
}
