import type { PaymentAccount } from '../../../adapters/payments/payments.ts'
import type { Services } from '../../../kernel/services.ts'
import { paymentsForPortal, recordPlanPayment } from '../../orders/door.ts'
import type { SubscriptionRow } from '../running-subscription.ts'
import { callProvider } from './call-provider.ts'

type Charged = {
  row: Pick<SubscriptionRow, 'portal_id' | 'payment_account'>
  provider_id: string
  account: PaymentAccount
}

/**
 * Records every payment of a subscription that has no order yet: renewals, upgrades, and what was overdue. It asks the provider for all of them, so a
 * lost event costs nothing. The first payment belongs to the order that the plan was bought with.
 */
export async function recordPayments(
  services: Pick<Services, 'app' | 'platform' | 'log'>,
  { row, provider_id, account }: Charged,
): Promise<void> {
  const charged = await callProvider(services, () => account.recurrences.charged(provider_id))
  const ids = charged.flatMap(({ id, reason }) => (reason === 'first' ? [] : [id]))
  if (ids.length === 0) return
  const { portal_id: tenant_id, payment_account } = row
  const known = await paymentsForPortal(services.platform.db, tenant_id)
  const recorded = new Set(known.map(({ invoice_id }) => invoice_id))
  for (const id of ids.filter((one) => !recorded.has(one))) {
    const invoice = await callProvider(services, () => account.recurrences.readInvoice(id))
    await recordPlanPayment(services, { tenant_id, payment_account, invoice })
  }
}
