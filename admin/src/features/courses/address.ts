import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the courses page keeps. */
export const coursesAddress = addressOf('status', 'reached')
