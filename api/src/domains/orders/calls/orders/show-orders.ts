import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Order } from '@portico/shared/contract/orders/orders.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { Transaction } from '../../../../db/client.ts'
import { bundles, courses } from '../../../courses/tables.ts'
import { claimLinks, enrollments } from '../../../learning/tables.ts'
import { creditAccounts } from '../../../credits/tables.ts'
import { orderLines, purchaseOrders } from '../../tables.ts'
import type { Actor } from '../../../../kernel/context.ts'
import type { OrderRow } from './place-order.ts'
import { readRefunds } from './read-refunds.ts'
import { purchaseWire } from './purchase/purchase-wire.ts'

type Dated<T> = {
  [K in keyof T]: K extends 'created_at' | 'paid_at' | 'fulfilled_at' | 'refunded_at' | 'claim_link_made_at'
    ? Date | Extract<T[K], null>
    : K extends 'lines'
      ? Dated<Order['lines'][number]>[]
      : K extends 'refunds'
        ? Dated<Order['refunds'][number]>[]
        : T[K]
}

/** Returns one buyer's orders as the buyer sees them, with the outcome of each line, in a fixed number of queries however many orders. */
export async function showOrders(
  db: Transaction,
  { rows, buyer }: { rows: readonly OrderRow[]; buyer: Actor },
): Promise<Dated<Order>[]> {
  if (rows.length === 0) return []
  const order_ids = rows.map((row) => row.id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.order_id, order_ids))
    .orderBy(asc(orderLines.id))
  const purchases = await db.select().from(purchaseOrders).where(inArray(purchaseOrders.order_id, order_ids))
  const moneyOf = await readRefunds(db, { order_ids, lines })
  const outcomes = await readOutcomes(db, { lines, buyer_id: buyer.id })
  const user = { id: buyer.id, first_name: buyer.first_name, last_name: buyer.last_name, email: buyer.email }
  const purchaseOf = (order_id: number) => {
    const found = purchases.find((one) => one.order_id === order_id)
    return found ? purchaseWire(found) : null
  }
  return rows.map(
    ({ id, type, status, payment_status, total, coupon_code, currency, created_at, paid_at, checkout_url }) => ({
      id,
      type,
      status,
      payment_status,
      total,
      coupon_code,
      currency,
      created_at,
      paid_at,
      user,
      // A payment that its bank is still deciding on has no page any more.
      checkout_url: status === orderStatus.pending && payment_status === 'pending' ? checkout_url : null,
      purchase_order: purchaseOf(id),
      ...moneyOf(id),
      lines: lines.filter((line) => line.order_id === id).map((line) => showLine(line, outcomes)),
    }),
  )
}

type Line = typeof orderLines.$inferSelect
type Outcomes = Awaited<ReturnType<typeof readOutcomes>>

/** Reads the outcome of the lines: the current courses, the buyer's enrollments and credits, open claim links. */
async function readOutcomes(db: Transaction, { lines, buyer_id }: { lines: readonly Line[]; buyer_id: number }) {
  const line_ids = lines.map((line) => line.id)
  const course_ids = lines.flatMap((line) => line.course_id ?? [])
  const shown = await db
    .select({ id: courses.id, slug: courses.slug, thumbnail: courses.thumbnail })
    .from(courses)
    .where(inArray(courses.id, course_ids))
  const bundle_ids = lines.flatMap((line) => line.bundle_id ?? [])
  const sets = await db
    .select({ id: bundles.id, slug: bundles.slug })
    .from(bundles)
    .where(inArray(bundles.id, bundle_ids))
  const ofLines = inArray(enrollments.order_line_id, line_ids)
  const own = await db
    .select({ id: enrollments.id, line: enrollments.order_line_id })
    .from(enrollments)
    .where(and(ofLines, eq(enrollments.user_id, buyer_id), isNull(enrollments.ended_at)))
    .orderBy(desc(enrollments.id))
  const ofBuyer = and(eq(creditAccounts.kind, 'manager'), eq(creditAccounts.user_id, buyer_id))
  const held = await db
    .select({ course_id: creditAccounts.course_id, balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(and(ofBuyer, inArray(creditAccounts.course_id, course_ids)))
  const links = await db
    .select({ line: claimLinks.order_line_id, created_at: claimLinks.created_at })
    .from(claimLinks)
    .where(and(inArray(claimLinks.order_line_id, line_ids), isNull(claimLinks.closed_at), isNull(claimLinks.email)))
  return { shown, sets, own, held, links }
}

function showLine(line: Line, { shown, sets, own, held, links }: Outcomes): Dated<Order>['lines'][number] {
  const course = shown.find((one) => one.id === line.course_id)
  const balance = held.find((account) => account.course_id === line.course_id)?.balance ?? 0
  return {
    id: line.id,
    kind: line.kind,
    course_id: line.course_id,
    bundle: bundleOf(line, sets),
    title: line.title,
    quantity: line.quantity,
    unit_price: line.unit_price,
    discount: line.discount,
    tax: line.tax,
    total: line.total,
    fulfilled_at: line.fulfilled_at,
    refunded_at: line.refunded_at,
    is_disputed: line.disputed_at !== null,
    seats_for: line.seats_for,
    slug: course?.slug ?? null,
    thumbnail: course?.thumbnail ?? null,
    enrollment_id: own.find((enrollment) => enrollment.line === line.id)?.id ?? null,
    remaining_credits: line.fulfilled_at ? balance : 0,
    claim_link_made_at: links.find((link) => link.line === line.id)?.created_at ?? null,
  }
}

function bundleOf({ bundle_id, bundle_title }: Line, sets: Outcomes['sets']): Order['lines'][number]['bundle'] {
  if (bundle_id === null || bundle_title === null) return null
  return { id: bundle_id, title: bundle_title, slug: sets.find((one) => one.id === bundle_id)?.slug ?? null }
}
