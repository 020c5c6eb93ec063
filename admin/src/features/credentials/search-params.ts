import { listSearchParams } from '../../kernel/address-search.ts'

export const certificatesSearchParams = listSearchParams()
export const trainingSearchParams = listSearchParams('state')
