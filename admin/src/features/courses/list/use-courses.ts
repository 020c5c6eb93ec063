import { teachesOnly } from '@portico/shared/access/is-limited-to-courses.ts'
import {
  coursePriceKinds,
  courseSorts,
  list_admin_courses,
  type CoursePriceKind,
} from '@portico/shared/contract/courses/courses.ts'
import { api } from '../../../kernel/api.ts'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { coursesSearchParams } from '../search-params.ts'

const poll_ms = 1_000
type Sort = (typeof courseSorts)[number]

const sortOf = (sort: string | undefined): Sort | undefined => courseSorts.find((each) => each === sort)
const priceOf = (price: string | undefined): CoursePriceKind | undefined =>
  coursePriceKinds.find((each) => each === price)
const idOf = (text: string | undefined): string | undefined => (/^[1-9]\d{0,14}$/.test(text ?? '') ? text : undefined)

/** Loads the portal's courses with the filters in the URL and the user's table view. Instructors see their own first. */
export function useCourses() {
  const { me } = useSession()
  const isOwn = (reached: string | undefined) =>
    reached === '1' || (reached === undefined && teachesOnly(me.current_role))
  const list = usePagedList({
    name: 'courses',
    address: coursesSearchParams,
    filters: ['search', 'status', 'reached', 'topic', 'author', 'instructor', 'price'],
    ask: (query, { status, reached, topic, author, instructor, price, sort }) =>
      api(list_admin_courses, {
        query: {
          ...query,
          publication_status: status as '1' | undefined,
          reached: isOwn(reached) ? '1' : undefined,
          topic_id: idOf(topic),
          author_id: idOf(author),
          instructor_id: idOf(instructor),
          price: priceOf(price),
          sort: sortOf(sort),
        },
      }),
    // Poll while a course is being copied.
    refetch_ms: (courses) => (courses.some(({ is_copying }) => is_copying) ? poll_ms : false),
  })
  return { ...list, isOwn: isOwn(list.search.reached) }
}
