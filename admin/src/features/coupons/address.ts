import { addressOf } from '../../kernel/address-search.ts'

/** What the address of the coupons keeps. */
export const couponsAddress = addressOf()
