import { addressOf } from '../../kernel/address-search.ts'

/** What the addresses of orders, payments, earnings and payment events keep. */
export const ordersAddress = addressOf('status', 'payment', 'type', 'flag', 'from', 'until')
export const paymentsAddress = addressOf()
export const paymentEventsAddress = addressOf('outcome')
export const earningsAddress = addressOf('from', 'until')
