import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the log of searches. */
export const searchLogSearchParams = addressOf('show')
