import type { Call } from '../api/call.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { createCustomer } from './create-customer.ts'
import { createPrice } from './create-price.ts'
import { createProduct } from './create-product.ts'
import { createRefund } from './create-refund.ts'
import { expireCheckoutSession } from './expire-checkout-session.ts'
import { READ_CALLS } from './read-calls.ts'

export const CALLS: Call[] = [
  createCheckoutSession,
  expireCheckoutSession,
  createRefund,
  createCustomer,
  createProduct,
  createPrice,
  ...READ_CALLS,
]
