import { linkTo } from '@portico/shared/pages/link-to.ts'
import { list_manager_courses, managerCourseSorts } from '@portico/shared/contract/credits/credits.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { api } from '../../../kernel/api.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { managerCoursesSearchParams } from '../search-params.ts'
import { ManagerAnnouncements } from './manager-announcements.tsx'
import { managerColumns } from './manager-columns.tsx'

/** /courses/managers: courses in which a manager has seats or people (BLD-015, SES-024). */
export function ManagerCoursesPage() {
  const { portal } = useSession()
  const [search, change] = useSearchParams(managerCoursesSearchParams)
  const view = useTableView('manager-courses')
  const sort = managerCourseSorts.find((one) => one === search.sort) ?? 'title'
  const query = useQuery({
    queryKey: ['manager-courses', portal.id, search.search, sort],
    queryFn: () => api(list_manager_courses, { query: { search: search.search, sort } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Head />
      <ManagerAnnouncements />
      <div className="panel">
        <div className="filter-row">
          <SearchFilter
            label="Search"
            value={search.search ?? ''}
            placeholder="Title"
            onChange={(words) => change({ search: words || undefined })}
          />
        </div>
        <ListBody
          query={query}
          address={{
            view,
            isFiltered: Boolean(search.search),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ search: undefined }),
          }}
          empty={{
            title: 'No seats yet',
            text: portal.has_storefront
              ? 'Buy several seats in a course and assign them to your team by link or email.'
              : 'Seats that you can assign to your team appear here.',
          }}
        >
          {(courses) => (
            <DataTable
              label="Courses with seats"
              view={view}
              columns={managerColumns}
              rows={courses}
              titleOf={({ title }) => title}
              sorting={{ sort, onSort: (by) => change({ sort: by }) }}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}

function Head() {
  const { portal } = useSession()
  const find = (
    <LinkButton href={linkTo('courses')} icon="search">
      Find a course
    </LinkButton>
  )
  return (
    <PageHead title="My team’s courses" actions={portal.has_storefront ? find : null}>
      Your seats in each course. Open a course to see your people’s progress.
    </PageHead>
  )
}
