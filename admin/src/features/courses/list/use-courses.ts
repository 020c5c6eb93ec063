import { list_admin_courses } from '@portico/shared/contract/courses/courses.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { coursesSearchParams } from '../search-params.ts'

const look_again_ms = 1_000

/** Loads the portal's courses with the filters in the URL and the user's table view. */
export function useCourses() {
  const { portal } = useSession()
  const [search, change] = useAddressSearch(coursesSearchParams)
  const view = useTableView('courses')
  const query = useQuery({
    queryKey: ['courses', portal.id, search, view.per_page],
    queryFn: () =>
      api(list_admin_courses, {
        query: {
          search: search.search,
          publication_status: search.status as '1' | undefined,
          reached: search.reached === '1' ? '1' : undefined,
          cursor: search.cursor,
          per_page: view.per_page,
          with_total: '1',
        },
      }),
    placeholderData: keepPreviousData,
    // Poll while a course is being copied.
    refetchInterval: ({ state }) => (state.data?.data.some(({ is_copying }) => is_copying) ? look_again_ms : false),
  })
  return { search, change, view, query }
}
