import { listSearchParams } from '../../kernel/search-params.ts'

export const sharesSearchParams = listSearchParams('side', 'state')
