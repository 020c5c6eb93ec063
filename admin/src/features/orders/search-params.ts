import { listSearchParams } from '../../kernel/search-params.ts'

export const couponsSearchParams = listSearchParams()
/** URL parameters of orders, payments, earnings and payment events. */
export const ordersSearchParams = listSearchParams('status', 'payment', 'type', 'flag', 'from', 'until')
export const paymentsSearchParams = listSearchParams()
export const paymentEventsSearchParams = listSearchParams('outcome')
export const earningsSearchParams = listSearchParams('from', 'until')
export const creditTermsSearchParams = listSearchParams()
export const exemptionsSearchParams = listSearchParams('state')
