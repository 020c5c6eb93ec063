import { listSearchParams } from '../../kernel/search-params.ts'

export const certificatesSearchParams = listSearchParams('show')
export const trainingSearchParams = listSearchParams('state')
