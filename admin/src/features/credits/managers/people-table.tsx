import { list_manager_people, type ManagedPerson } from '@portico/shared/contract/credits/managers.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { api } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { PageLink } from '../../../kernel/page-link.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'
import { managerPeopleSearchParams } from '../search-params.ts'

const columns: readonly Column<ManagedPerson>[] = [
  {
    name: 'name',
    header: 'Person',
    cell: ({ name, email }) => (
      <span className="cell-lines">
        {name || email}
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  {
    name: 'status',
    header: 'Status',
    phone: 'beside',
    cell: ({ status, percentage }) => (
      <>
        <ProgressMark status={status} />
        {/* Phones have no column for the progress. */}
        <span className="phone-line small muted tabular">{`${percentage}%`}</span>
      </>
    ),
  },
  { name: 'percentage', header: 'Progress', number: true, cell: ({ percentage }) => `${percentage}%` },
  {
    name: 'enrolled_at',
    header: 'Enrolled',
    only_wide: true,
    cell: ({ enrolled_at }) => <DayCell at={enrolled_at} />,
  },
  { name: 'finished_at', header: 'Completed', cell: ({ finished_at }) => <DayCell at={finished_at} /> },
]

/** Lists the people who take the course on one of the manager's seats. */
export function PeopleTable({ slug }: { slug: string }) {
  const list = usePagedList({
    name: 'manager-people',
    address: managerPeopleSearchParams,
    of: [slug],
    ask: (query) => api(list_manager_people, { params: { slug }, query }),
  })
  return (
    <ListPanel
      list={list}
      name="People and progress"
      filters={<SearchFilter label="Search people" placeholder="Name or email" {...list.searchField} />}
      empty={{
        title: 'Nobody has one of your seats yet',
        text: 'Invite your people. Those who claim a seat appear here with their progress.',
        action: <PageLink to={linkToStaff('managerSeats', { slug })}>Assign seats</PageLink>,
      }}
      table={{ label: 'Your people', columns, titleOf: ({ name, email }) => name || email }}
    />
  )
}
