import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the list of people. */
export const usersSearchParams = addressOf('role', 'tag', 'blocked')
/** URL parameters of the courses of one person. */
export const userCoursesSearchParams = addressOf('status')
/** URL parameters of the lists of one person that cannot be narrowed. */
export const userListSearchParams = addressOf()
