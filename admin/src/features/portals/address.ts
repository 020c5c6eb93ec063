import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the list of portals keeps; `new` opens the form of a new one. */
export const portalsAddress = addressOf('new')
