import { addressOf } from '../../kernel/address-search.ts'

export const poolsSearchParams = addressOf()
/** URL parameters of a course's exams: the open exam and its view. */
export const examsSearchParams = addressOf('exam', 'view')
