import { listSearchParams } from '../../kernel/address-search.ts'

export const searchLogSearchParams = listSearchParams('show')
