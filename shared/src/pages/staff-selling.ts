import type { Page } from './page.ts'
import { staff } from './staff-rules.ts'

/** Pages for discounts and surcharges on orders. */
export const staffSellingPages = {
  coupons: {
    ...staff('coupons.read'),
    pattern: '/admin/coupons',
    made: 'staff',
    menu: { title: 'Coupons', group: 'Sales', icon: 'tag', action: 'coupons.read' },
  },
  createCoupon: { ...staff('coupons.edit'), pattern: '/admin/coupons/create', made: 'staff' },
  coupon: { ...staff('coupons.read'), pattern: '/admin/coupons/:id', made: 'staff' },
  creditTerms: {
    ...staff('orders.read'),
    pattern: '/admin/credit-terms',
    made: 'staff',
    menu: { title: 'Credit terms', group: 'Sales', icon: 'building', action: 'orders.read' },
  },
  salesTax: {
    ...staff('sales_tax.edit'),
    pattern: '/admin/sales-tax',
    made: 'staff',
    menu: { title: 'Sales tax', group: 'Sales', icon: 'list', action: 'sales_tax.edit' },
  },
  taxExemptions: {
    ...staff('sales_tax.edit'),
    pattern: '/admin/sales-tax/exemptions',
    made: 'staff',
  },
  paymentAccount: {
    ...staff('payment_account.manage'),
    pattern: '/admin/payment-account',
    made: 'staff',
    menu: { title: 'Payment account', group: 'Sales', icon: 'building', action: 'payment_account.manage' },
  },
} as const satisfies Readonly<Record<string, Page>>
