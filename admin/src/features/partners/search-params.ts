import { listSearchParams } from '../../kernel/search-params.ts'

export const partnerPagesSearchParams = listSearchParams('status', 'provider')
