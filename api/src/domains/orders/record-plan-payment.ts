import { and, eq } from 'drizzle-orm'
import { orderStates } from '@portico/shared/states/orders/order.ts'
import { billingTypeLabels, type BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import type { PaidInvoice } from '../../adapters/payments/recurring.ts'
import { inPortal } from '../../db/in-portal.ts'
import { emitter } from '../../events/emit.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Services } from '../../kernel/services.ts'
import { plans } from '../subscriptions/tables.ts'
import { orderLines, orders, planOrders, planPayments } from './tables.ts'
import { issueInvoice } from './issue-invoice.ts'
import { noteStep } from './note-step.ts'
import type { OrderRow } from './order-lines.ts'
import { readSeller } from './read-seller.ts'

type Recorded = { tenant_id: number; payment_account: string | null; invoice: PaidInvoice }

/**
 * Records a payment of a running subscription as a paid order of the portal that sold the plan, with its invoice number and receipt. The invoice is
 * the key of the order, so it is recorded once, however many processes hear of it.
 */
export async function recordPlanPayment(
  { app, log }: Pick<Services, 'app' | 'log'>,
  recorded: Recorded,
): Promise<void> {
  const { invoice, tenant_id } = recorded
  const { about } = invoice
  const isRecorded =
    about !== null &&
    (await inPortal(app.db, about.portal_id, async (db) => {
      const first = await firstOrder(db, { order_id: about.order_id, tenant_id })
      if (first) await writeOrder({ db, emit: emitter(db, about.portal_id) }, { ...recorded, first })
      return first !== undefined
    }))
  if (!isRecorded)
    log.error({ invoice: invoice.id, portal: tenant_id }, 'a plan was charged that no order of ours began')
}

async function firstOrder(
  db: Scope['db'],
  { order_id, tenant_id }: { order_id: number; tenant_id: number },
): Promise<OrderRow | undefined> {
  const [found] = await db
    .select({ order: orders })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.order_id))
    .where(and(eq(planOrders.order_id, order_id), eq(planOrders.tenant_id, tenant_id)))
  return found?.order
}

async function writeOrder(
  scope: Scope,
  { first, invoice, tenant_id, payment_account }: Recorded & { first: OrderRow },
): Promise<void> {
  const { db, emit } = scope
  const { id: invoice_id, charged, paid_at, payment_id: payment_intent_id, paid_with } = invoice
  const { user_id, billed_to, address, currency } = first
  const key = { idempotency_key: `invoice-${invoice_id}`, request_hash: invoice_id, success_path: '', cancel_path: '' }
  const [made] = await db
    .insert(orders)
    .values({
      ...key,
      user_id,
      billed_to,
      address,
      currency,
      payment_account,
      type: invoice.reason === 'change' ? 'change-subscription' : 'subscription',
      total: charged,
      created_at: paid_at,
      ...orderStates.completed,
      paid_at,
      payment_intent_id,
      paid_with,
      seller: await readSeller(db),
    })
    .onConflictDoNothing()
    .returning({ id: orders.id })
  if (!made) return
  const order_id = made.id
  await writeLine(db, { order_id, first_order_id: first.id, tenant_id, invoice })
  await noteStep(db, { order_id, kind: 'paid', amount: charged, at: paid_at })
  await emit('plan_payment.recorded', { order_id })
  await emit('order.paid', { order_id })
  await issueInvoice(db, order_id)
}

type Line = Pick<Recorded, 'tenant_id' | 'invoice'> & { order_id: number; first_order_id: number }

async function writeLine(db: Scope['db'], { order_id, first_order_id, tenant_id, invoice }: Line): Promise<void> {
  const { id: invoice_id, reason, agreed, charged, full, paid_at, period_ends_at } = invoice
  const isChange = reason === 'change'
  const [plan] = await db.select().from(plans).where(eq(plans.short_name, agreed.plan))
  if (!plan) throw new Error(`no plan ${agreed.plan}`)
  await db.insert(orderLines).values({
    order_id,
    kind: 'Plan',
    plan_id: plan.id,
    title: titleOf({ isChange, plan: plan.name, billing_type: agreed.billing_type }),
    quantity: 1,
    unit_price: full,
    discount: full - charged,
    total: charged,
    // The subscription runs already: there is nothing to set up.
    fulfilled_at: paid_at,
  })
  const { billing_type, price } = agreed
  await db.insert(planPayments).values({
    order_id,
    first_order_id,
    tenant_id,
    invoice_id,
    billing_type,
    price,
    period_ends_at,
    reason: isChange ? 'change' : 'renewal',
  })
}

type Title = { isChange: boolean; plan: string; billing_type: BillingType }
const titleOf = ({ isChange, plan, billing_type }: Title): string =>
  `${isChange ? 'Change to' : 'Renewal of'} the ${plan} plan, ${billingTypeLabels[billing_type].toLowerCase()}`
