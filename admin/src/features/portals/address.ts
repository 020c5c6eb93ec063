import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the list of portals keeps. */
export const portalsAddress = addressOf()
