import { listSearchParams } from '../../kernel/search-params.ts'

export const certificatesSearchParams = listSearchParams()
export const trainingSearchParams = listSearchParams('state')
