import { addressOf } from '../../kernel/address-search.ts'

export const couponsSearchParams = addressOf()
/** URL parameters of orders, payments, earnings and payment events. */
export const ordersSearchParams = addressOf('status', 'payment', 'type', 'flag', 'from', 'until')
export const paymentsSearchParams = addressOf()
export const paymentEventsSearchParams = addressOf('outcome')
export const earningsSearchParams = addressOf('from', 'until')
export const creditTermsSearchParams = addressOf()
export const exemptionsSearchParams = addressOf('state')
