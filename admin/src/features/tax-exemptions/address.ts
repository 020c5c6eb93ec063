import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the certificates keeps. */
export const exemptionsAddress = addressOf('state')
