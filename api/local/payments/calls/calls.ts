import type { Call } from '../api/call.ts'
import { ACCOUNT_CALLS } from './account-calls.ts'
import { BILLING_CALLS } from './billing-calls.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { createCustomer } from './create-customer.ts'
import { createPrice } from './create-price.ts'
import { createProduct } from './create-product.ts'
import { createRefund } from './create-refund.ts'
import { loseDispute, updateDispute } from './dispute-calls.ts'
import { expireCheckoutSession } from './expire-checkout-session.ts'
import { PAYOUT_CALLS } from './payout-calls.ts'
import { READ_CALLS } from './read-calls.ts'
import { CALCULATION_CALLS } from '../tax/calculation-calls.ts'
import { TRANSACTION_CALLS } from '../tax/transaction-calls.ts'

export const CALLS: Call[] = [
  createCheckoutSession,
  expireCheckoutSession,
  createRefund,
  updateDispute,
  loseDispute,
  createCustomer,
  createProduct,
  createPrice,
  ...ACCOUNT_CALLS,
  ...PAYOUT_CALLS,
  ...READ_CALLS,
  ...BILLING_CALLS,
  ...CALCULATION_CALLS,
  ...TRANSACTION_CALLS,
]
