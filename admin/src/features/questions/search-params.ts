import { addressOf } from '../../kernel/address-search.ts'

export const reviewsSearchParams = addressOf('published')
export const questionsSearchParams = addressOf('status')
