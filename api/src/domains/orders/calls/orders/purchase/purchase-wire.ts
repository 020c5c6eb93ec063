import type { PurchaseOrder } from '@portico/shared/contract/orders/purchase.ts'
import { reservedUntil } from '@portico/shared/rules/orders/reserved-until.ts'
import type { purchaseOrders } from '../../../tables.ts'

/** A purchase order as its buyer and staff see it. */
export const purchaseWire = ({
  organization,
  number,
  contact_name,
  contact_email,
  net_days,
  due_on,
  name,
  key,
  paid_on,
  created_at,
  warned_at,
}: typeof purchaseOrders.$inferSelect): PurchaseOrder => ({
  organization,
  number,
  contact_name,
  contact_email,
  net_days,
  due_on,
  waits_until: due_on === null && paid_on === null ? reservedUntil({ created_at, warned_at }).toISOString() : null,
  document: name === null || key === null ? null : { name, key },
})
