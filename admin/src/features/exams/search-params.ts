import { listSearchParams } from '../../kernel/search-params.ts'

export const poolsSearchParams = listSearchParams()
/** URL parameters of a course's exams: the open exam and its view. */
export const examsSearchParams = listSearchParams('exam', 'view')
