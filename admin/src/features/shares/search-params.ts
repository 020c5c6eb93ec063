import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the shared courses. */
export const sharesSearchParams = addressOf('side', 'state')
