import { listSearchParams } from '../../kernel/address-search.ts'

export const partnerPagesSearchParams = listSearchParams('status', 'provider')
