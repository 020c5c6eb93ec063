import { addressOf } from '../../kernel/address-search.ts'

/** URL parameters of the pages of providers. */
export const partnerPagesSearchParams = addressOf('status', 'provider')
