import { show_portal_subscription, type PlanPayment } from '@portico/shared/contract/subscriptions.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { paymentMethodText } from '@portico/shared/rules/orders/receipts/payment-method-text.ts'
import { invoiceNumber } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import type { Context } from '../../../kernel/context.ts'
import { verb } from '../../../kernel/verb.ts'
import { portalUrl } from '../../../portal/portal-url.ts'
import { paymentsForPortal } from '../../orders/door.ts'
import { readSubscription } from '../running-subscription.ts'
import { subscriptionWire } from '../subscription-wire.ts'
import { unusedPlanCredits } from '../unused-plan-credits.ts'

export const showPortalSubscription = verb(show_portal_subscription, async (ctx) => {
  const { db } = ctx
  const found = await readSubscription(db)
  return {
    subscription: found && subscriptionWire(found),
    unused_credits: await unusedPlanCredits(db),
    payments: await planPayments(ctx),
  }
})

async function planPayments({
  services: { platform, config },
  portal,
  actor,
}: Pick<Context, 'services' | 'portal' | 'actor'>): Promise<PlanPayment[]> {
  const rows = await paymentsForPortal(platform.db, portal.id)
  return rows.flatMap(({ order, reason, seller, title, refunded }) => {
    if (order.paid_at === null) return []
    const url = portalUrl(seller, config) + linkTo('order', { order_id: order.id })
    return {
      order_id: order.id,
      kind: reason ?? 'first',
      title,
      amount: order.total,
      refunded,
      paid_at: order.paid_at.toISOString(),
      payment_method: paymentMethodText(order),
      invoice_number: order.invoice_number === null ? null : invoiceNumber(order.invoice_number),
      url: order.user_id === actor.id ? url : null,
    }
  })
}
