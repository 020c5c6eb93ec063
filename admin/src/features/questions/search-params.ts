import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of a course's reviews. */
export const reviewsSearchParams = addressOf('published')
/** URL parameters of a course's questions. */
export const questionsSearchParams = addressOf('status')
