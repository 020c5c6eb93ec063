import { addressOf } from '../../kernel/address-search.ts'

export const searchLogSearchParams = addressOf('show')
