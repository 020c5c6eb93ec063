import { listSearchParams } from '../../kernel/search-params.ts'

export const searchLogSearchParams = listSearchParams('show')
