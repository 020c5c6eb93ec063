import { listSearchParams } from '../../kernel/address-search.ts'

export const queueSearchParams = listSearchParams('state', 'course', 'assignment')
