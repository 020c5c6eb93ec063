import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the grading queue. */
export const queueSearchParams = addressOf('state', 'course', 'assignment')
