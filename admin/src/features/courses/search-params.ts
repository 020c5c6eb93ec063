import { listSearchParams } from '../../kernel/search-params.ts'

export const coursesSearchParams = listSearchParams('status', 'reached')
