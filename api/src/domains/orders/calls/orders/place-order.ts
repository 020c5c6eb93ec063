import type { PostalAddress } from '@portico/shared/rules/orders/receipts/postal-address-text.ts'
import { and, eq } from 'drizzle-orm'
import type { BilledTo } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import type { TaxMode } from '@portico/shared/states/orders/tax.ts'
import type { SeatsFor } from '@portico/shared/states/orders/seats-for.ts'
import { paidKinds, type PaidKind, type SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { Scope } from '../../../../kernel/context.ts'
import { orderLines, orders } from '../../tables.ts'
import { rejectBeyondShare } from '../../../credits/door.ts'
import { noteStep } from '../../note-step.ts'
import type { AppliedCoupon } from './coupons/apply-coupon.ts'
import { reserveCoupon } from './coupons/reserve-coupon.ts'
import type { PricedLine } from './kinds/line-kind.ts'
import { splitOfShares } from './split-of-shares.ts'

export type NewOrder = {
  type: PaidKind
  user_id: number
  idempotency_key: string
  request_hash: string
  total: number
  payment_account: string | null
  platform_fee: number
  success_path: string
  cancel_path: string
  billed_to: BilledTo
  address: PostalAddress
  tax_mode: TaxMode
  tax_calculation: string | null
  tax_exemption_id: number | null
  is_purchase_order: boolean
  lines: readonly PricedLine[]
  coupon: AppliedCoupon | null
  /** the verified price stamp of each line, by line id */
  stamps: ReadonlyMap<number, string>
  /** whom an owner buys a course for, by line id */
  seats_for: ReadonlyMap<number, SeatsFor>
  now: Date
  /** additional writes in the order's transaction, made once */
  also?: ((scope: Scope, order: OrderRow) => Promise<void>) | undefined
}
export type OrderRow = typeof orders.$inferSelect

const lineNames = { course: 'Course', bundle: 'Bundle' } as const satisfies Record<SoldKind, string>

export async function orderOfKey(
  db: Scope['db'],
  { user_id, idempotency_key }: { user_id: number; idempotency_key: string },
): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, user_id), eq(orders.idempotency_key, idempotency_key)))
  return order ?? null
}

/**
 * Writes the order with its lines and what `also` adds, or returns the one that a parallel request wrote under the same key (unique index). Shares
 * are locked last, after whatever `also` grants: the lock order is memberships, accounts, shares.
 */
export async function placeOrder(
  scope: Scope,
  { lines, coupon, stamps, seats_for, now, also, ...order }: NewOrder,
): Promise<OrderRow> {
  const { db } = scope
  const held = coupon?.id ? { coupon_id: coupon.id, coupon_code: coupon.code, holds_coupon: true } : {}
  const [made] = await db
    .insert(orders)
    .values({ ...order, ...held, created_at: now })
    .onConflictDoNothing()
    .returning()
  if (!made) {
    const earlier = await orderOfKey(db, order)
    if (!earlier) throw new Error('the order vanished while it was placed')
    return earlier
  }
  if (coupon?.id) await reserveCoupon(db, { id: coupon.id, code: coupon.code, buyer_id: order.user_id })
  const kind = lineNames[paidKinds[order.type]]
  const split = await splitOfShares(db, lines)
  const rows = lines.flatMap(({ id, parts }) =>
    parts.map(({ least, ...part }) => ({
      ...part,
      ...split({ ...part, least }),
      order_id: made.id,
      kind,
      price_stamp: stamps.get(id) ?? null,
      seats_for: seats_for.get(id) ?? null,
    })),
  )
  await db.insert(orderLines).values(rows)
  await noteStep(db, { order_id: made.id, kind: 'placed', at: now })
  await also?.(scope, made)
  const shared = rows.flatMap(({ share_id, course_id }) => (share_id ? [course_id] : []))
  // Sorted, so that two buyers of the same courses do not deadlock.
  for (const course_id of [...new Set(shared)].toSorted((a, b) => a - b)) await rejectBeyondShare(db, { course_id })
  return made
}
