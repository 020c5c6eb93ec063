import { listSearchParams } from '../../kernel/search-params.ts'

export const reviewsSearchParams = listSearchParams('published')
export const questionsSearchParams = listSearchParams('status')
