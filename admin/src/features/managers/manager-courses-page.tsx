import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { list_manager_courses } from '@portico/shared/contract/credits.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import { CellWithPicture } from '../../kernel/data-table/cell-with-picture.tsx'
import type { Column } from '../../kernel/data-table/column.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { useSession } from '../../kernel/session/session.ts'

const columns: readonly Column<Data<typeof list_manager_courses>[number]>[] = [
  {
    name: 'title',
    header: 'Course',
    cell: ({ title, thumbnail }) => <CellWithPicture picture={thumbnail} title={title} />,
  },
  { name: 'total', header: 'Bought', number: true, cell: ({ total }) => formatCount(total) },
  {
    name: 'distributed',
    header: 'Assigned',
    number: true,
    cell: ({ distributed }) => formatCount(distributed),
  },
  { name: 'used', header: 'In use', number: true, cell: ({ used }) => formatCount(used) },
  { name: 'invited', header: 'Invited', number: true, cell: ({ invited }) => formatCount(invited) },
  {
    name: 'remaining',
    header: 'Left',
    number: true,
    phone: 'below',
    // A waiting invitation holds its seat.
    cell: ({ remaining, invited }) => <strong>{formatCount(Math.max(0, remaining - invited))}</strong>,
  },
]

/** /courses/managers: the courses that a manager bought seats of; seats are handed out from the order (SES-024). */
export function ManagerCoursesPage() {
  const { portal } = useSession()
  const view = useTableView('manager-courses')
  const query = useQuery({
    queryKey: ['manager-courses', portal.id],
    queryFn: () => api(list_manager_courses, { query: {} }),
  })
  return (
    <>
      <PageHead
        title="My team’s courses"
        actions={
          portal.has_storefront ? (
            <LinkButton href={linkTo('orders')} icon="users">
              Assign seats
            </LinkButton>
          ) : null
        }
      >
        Your seats, and how many of them are in use.
      </PageHead>
      <div className="panel">
        <ListBody
          query={query}
          empty={{
            title: 'No seats yet',
            ...(portal.has_storefront
              ? {
                  text: 'Buy several seats in a course and assign them to your team by link or email.',
                  action: <LinkButton href={linkTo('courses')}>Find a course</LinkButton>,
                }
              : { text: 'Seats that you can assign to your team appear here.' }),
          }}
        >
          {(courses) => (
            <DataTable
              label="Courses with seats"
              view={view}
              columns={columns}
              rows={courses}
              titleOf={({ title }) => title}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}
