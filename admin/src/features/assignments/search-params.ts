import { listSearchParams } from '../../kernel/search-params.ts'

export const queueSearchParams = listSearchParams('state', 'course', 'assignment')
