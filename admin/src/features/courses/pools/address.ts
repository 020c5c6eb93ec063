import { addressOf } from '../../../kernel/address-search.ts'

/** What the address of the question pools keeps. */
export const poolsAddress = addressOf()
