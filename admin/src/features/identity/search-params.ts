import { listSearchParams } from '../../kernel/search-params.ts'

export const usersSearchParams = listSearchParams('role', 'tag', 'blocked')
export const userCoursesSearchParams = listSearchParams('status')
/** URL parameters of one person's lists that have no filters. */
export const userListSearchParams = listSearchParams()
