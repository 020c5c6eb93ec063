import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import {
  couponsSearchParams,
  creditTermsSearchParams,
  earningsSearchParams,
  exemptionsSearchParams,
  ordersSearchParams,
  paymentEventsSearchParams,
  paymentsSearchParams,
} from './search-params.ts'

/** Orders, payments, earnings, coupons, credit terms, sales tax and the payment account. */
export const ordersPages = {
  coupons: {
    load: () => import('./coupons/coupons-page.tsx').then(({ CouponsPage }) => CouponsPage),
    search: couponsSearchParams,
  },
  createCoupon: {
    load: () => import('./coupons/create-coupon-page.tsx').then(({ CreateCouponPage }) => CreateCouponPage),
  },
  coupon: { load: () => import('./coupons/coupon-page.tsx').then(({ CouponPage }) => CouponPage) },
  staffOrders: {
    load: () => import('./list/orders-page.tsx').then(({ OrdersPage }) => OrdersPage),
    search: ordersSearchParams,
  },
  staffOrder: { load: () => import('./order/order-page.tsx').then(({ OrderPage }) => OrderPage) },
  staffPayments: {
    load: () => import('./payments/payments-page.tsx').then(({ PaymentsPage }) => PaymentsPage),
    search: paymentsSearchParams,
  },
  earnings: {
    load: () => import('./earnings/earnings-page.tsx').then(({ EarningsPage }) => EarningsPage),
    search: earningsSearchParams,
  },
  paymentEvents: {
    load: () => import('./payments/payment-events-page.tsx').then(({ PaymentEventsPage }) => PaymentEventsPage),
    search: paymentEventsSearchParams,
  },
  taxExemptions: {
    load: () => import('./sales-tax/exemptions-page.tsx').then(({ ExemptionsPage }) => ExemptionsPage),
    search: exemptionsSearchParams,
  },
  creditTerms: {
    load: () => import('./purchase-orders/credit-terms-page.tsx').then(({ CreditTermsPage }) => CreditTermsPage),
    search: creditTermsSearchParams,
  },
  salesTax: { load: () => import('./sales-tax/sales-tax-page.tsx').then(({ SalesTaxPage }) => SalesTaxPage) },
  paymentAccount: {
    load: () =>
      import('./payment-account/payment-account-page.tsx').then(({ PaymentAccountPage }) => PaymentAccountPage),
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
