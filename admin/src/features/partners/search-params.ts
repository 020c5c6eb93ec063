import { addressOf } from '../../kernel/address-search.ts'

export const partnerPagesSearchParams = addressOf('status', 'provider')
