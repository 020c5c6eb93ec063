import type { Page } from './page.ts'
import { staff } from './staff-rules.ts'

/** Orders as staff see them, the history of their payments, and the provider's events about them. */
export const staffOrderPages = {
  staffOrders: {
    ...staff('orders.read'),
    pattern: '/admin/orders',
    made: 'staff',
    menu: { title: 'Orders', group: 'Sales', icon: 'cart', action: 'orders.read' },
  },
  staffOrder: { ...staff('orders.read'), pattern: '/admin/orders/:order_id', made: 'staff' },
  staffPayments: {
    ...staff('orders.read'),
    pattern: '/admin/payments',
    made: 'staff',
    menu: { title: 'Payments', group: 'Sales', icon: 'list', action: 'orders.read' },
  },
  earnings: {
    ...staff('orders.read'),
    pattern: '/admin/earnings',
    made: 'staff',
    menu: { title: 'Earnings', group: 'Sales', icon: 'award', action: 'orders.read' },
  },
  paymentEvents: {
    ...staff('payments.replay'),
    pattern: '/admin/payment-events',
    made: 'staff',
    menu: { title: 'Payment events', group: 'Sales', icon: 'bell', action: 'payments.replay' },
  },
} as const satisfies Readonly<Record<string, Page>>
