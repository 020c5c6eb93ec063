import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the list of people keeps. */
export const usersAddress = addressOf('role', 'tag', 'blocked')
/** Of the courses of one person. */
export const userCoursesAddress = addressOf('status')
/** Of the lists of one person that cannot be narrowed. */
export const userListAddress = addressOf()
