import { download_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { export_joined_users, list_joined_users, type JoinedUser } from '@portico/shared/contract/learning/team.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { Link } from '@tanstack/react-router'
import { api, downloadUrl } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { teamSearchParams } from '../search-params.ts'
import { OverdueFilter } from './overdue-filter.tsx'
import { PersonFilter } from './person-filter.tsx'

const columns: readonly Column<JoinedUser>[] = [
  {
    name: 'name',
    header: 'Person',
    cell: ({ name, email }) => (
      <span className="cell-lines">
        {name}
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  {
    name: 'course',
    header: 'Course',
    phone: 'below',
    cell: ({ course }) => <Link to={linkToStaff('managerOverview', { slug: course.slug })}>{course.title}</Link>,
  },
  {
    name: 'status',
    header: 'Status',
    phone: 'beside',
    cell: ({ status, is_overdue }) =>
      is_overdue ? <StatusMark tone="failed">Overdue</StatusMark> : <ProgressMark status={status} />,
  },
  { name: 'percentage', header: 'Progress', number: true, cell: ({ percentage }) => `${percentage}%` },
  {
    name: 'due_on',
    header: 'Due on',
    only_wide: true,
    cell: ({ due_on }) => (due_on === null ? '–' : formatCalendarDay(due_on)),
  },
  {
    name: 'finished_at',
    header: 'Completed',
    only_wide: true,
    cell: ({ finished_at }) => <DayCell at={finished_at} />,
  },
]

const emptyText = { title: 'Nobody is taking a course yet', text: 'People who claim one of your seats appear here.' }
const userId = (text: string | undefined): string | undefined => (/^[1-9]\d{0,14}$/.test(text ?? '') ? text : undefined)

/** Lists who takes which course on one of the manager's seats. */
export function SeatLearnersTable() {
  const list = usePagedList({
    name: 'team-courses',
    address: teamSearchParams,
    filters: ['search', 'overdue', 'person'],
    ask: (query, { overdue, person }) =>
      api(list_joined_users, { query: { ...query, overdue: overdue ? '1' : undefined, user_id: userId(person) } }),
  })
  const { search, overdue, person } = list.search
  const asked = Object.entries({ search, overdue, user_id: userId(person) }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return (
    <ListPanel
      list={list}
      name="Courses and progress"
      filters={
        <>
          <SearchFilter label="Search" placeholder="Name or email" {...list.searchField} />
          <OverdueFilter />
          <PersonFilter rows={list.query.data?.data} />
          <LinkButton
            kind="secondary"
            icon="download"
            href={downloadUrl(`${export_joined_users.path}?${new URLSearchParams(asked).toString()}`)}
            download
          >
            Export
          </LinkButton>
        </>
      }
      empty={emptyText}
      table={{
        label: 'Courses of your team',
        columns,
        titleOf: ({ name, course }) => `${name}, ${course.title}`,
        actions: ({ serial, name, course }) =>
          serial === null ? null : (
            <LinkButton
              kind="quiet"
              size="small"
              icon="download"
              aria-label={`Certificate of ${name} for ${course.title}`}
              href={downloadUrl(download_certificate.path.replace(':serial', serial))}
            >
              PDF
            </LinkButton>
          ),
      }}
    />
  )
}
