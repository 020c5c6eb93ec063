import { listSearchParams } from '../../kernel/address-search.ts'

export const reviewsSearchParams = listSearchParams('published')
export const questionsSearchParams = listSearchParams('status')
