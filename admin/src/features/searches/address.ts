import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the log of searches keeps. */
export const searchesAddress = addressOf('show')
