import { addressOf } from '../../kernel/address-search.ts'

export const queueSearchParams = addressOf('state', 'course', 'assignment')
