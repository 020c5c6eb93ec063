import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the courses page. */
export const coursesSearchParams = addressOf('status', 'reached')
