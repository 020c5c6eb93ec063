import type { StaffPage } from '../../kernel/staff-page.ts'
import { earningsAddress, ordersAddress, paymentEventsAddress, paymentsAddress } from './address.ts'

export const orderPages = {
  staffOrders: {
    load: () => import('./orders-page.tsx').then(({ OrdersPage }) => OrdersPage),
    search: ordersAddress,
  },
  staffOrder: { load: () => import('./order-page.tsx').then(({ OrderPage }) => OrderPage) },
  staffPayments: {
    load: () => import('./payments-page.tsx').then(({ PaymentsPage }) => PaymentsPage),
    search: paymentsAddress,
  },
  earnings: {
    load: () => import('./earnings-page.tsx').then(({ EarningsPage }) => EarningsPage),
    search: earningsAddress,
  },
  paymentEvents: {
    load: () => import('./payment-events-page.tsx').then(({ PaymentEventsPage }) => PaymentEventsPage),
    search: paymentEventsAddress,
  },
} as const satisfies Readonly<Record<string, StaffPage>>
