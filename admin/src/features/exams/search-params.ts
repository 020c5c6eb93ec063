import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the question pools. */
export const poolsSearchParams = addressOf()
/** URL parameters of a course's exams: which one is open. */
export const examsSearchParams = addressOf('exam', 'view')
