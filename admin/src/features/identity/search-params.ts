import { addressOf } from '../../kernel/address-search.ts'

export const usersSearchParams = addressOf('role', 'tag', 'blocked')
export const userCoursesSearchParams = addressOf('status')
/** URL parameters of one person's lists that have no filters. */
export const userListSearchParams = addressOf()
