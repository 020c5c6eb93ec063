import { addressOf } from '../../kernel/address-search.ts'

/** What the addresses of the portal's credits and of their history keep: what is shown, and of movements kind, moment and account. */
export const creditsAddress = addressOf('show', 'move', 'at', 'account')
