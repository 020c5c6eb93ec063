import { listSearchParams } from '../../kernel/address-search.ts'

export const sharesSearchParams = listSearchParams('side', 'state')
