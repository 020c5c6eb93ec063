import { list_admin_courses } from '@portico/shared/contract/courses/courses.ts'
import { api } from '../../../kernel/api.ts'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { coursesSearchParams } from '../search-params.ts'

const poll_ms = 1_000

/** Loads the portal's courses with the filters in the URL and the user's table view. */
export const useCourses = () =>
  usePagedList({
    name: 'courses',
    address: coursesSearchParams,
    filters: ['search', 'status', 'reached'],
    ask: (query, { status, reached }) =>
      api(list_admin_courses, {
        query: {
          ...query,
          publication_status: status as '1' | undefined,
          reached: reached === '1' ? '1' : undefined,
        },
      }),
    // Poll while a course is being copied.
    refetch_ms: (courses) => (courses.some(({ is_copying }) => is_copying) ? poll_ms : false),
  })
