import { listSearchParams } from '../../kernel/address-search.ts'

export const coursesSearchParams = listSearchParams('status', 'reached')
