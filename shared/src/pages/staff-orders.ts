import type { Page } from './page.ts'
import { staff } from './staff-rules.ts'

/** Orders as staff see them. */
export const staffOrderPages = {
  staffOrder: { ...staff('orders.read'), pattern: '/admin/orders/:order_id', made: 'staff' },
} as const satisfies Readonly<Record<string, Page>>
