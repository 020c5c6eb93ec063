import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the pages of providers keeps. */
export const partnerPagesAddress = addressOf('status', 'provider')
