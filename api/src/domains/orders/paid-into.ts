import { platformFee } from '@portico/shared/rules/pricing/platform-fee.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import type { Portal } from '../../portal/portal.ts'
import { connectedAccountOf, type ConnectedRow } from './connected-account.ts'

type In = Pick<Services, 'payments'>

/**
 * Returns the account that receives the portal's order payments now (OP-69), whether or not the provider has stopped it; null if none is configured.
 */
export async function accountNow(db: Transaction, { payments }: In, portal_id: number): Promise<string | null> {
  return (await connectedNow(db, { payments }, portal_id))?.account ?? payments.accountNameOf(portal_id)
}

/** Returns the portal's own account under the platform's, once it is ready for payments. */
async function connectedNow(db: Transaction, { payments }: In, portal_id: number): Promise<ConnectedRow | null> {
  const own = payments.sharesAccount(portal_id) ? await connectedAccountOf(db) : null
  return own?.ready_at ? own : null
}

/** Whether the portal cannot take card payments yet: a tenant sells into an account of its own, never into the platform's. */
export async function lacksAccount(db: Transaction, { payments }: In, portal: Portal): Promise<boolean> {
  if (payments.accountNameOf(portal.id) === null) return true
  const needs_own = portal.kind === 'tenant' && payments.sharesAccount(portal.id)
  return needs_own && (await connectedNow(db, { payments }, portal.id)) === null
}

/**
 * Returns which account receives an order's payment and the platform's fee. Fails for a tenant without an account of its own, and while the provider
 * stops that account.
 */
export async function paidInto(
  db: Transaction,
  services: In & Pick<Services, 'config'>,
  { portal, total, tax }: { portal: Portal; total: number; tax: number },
): Promise<{ payment_account: string; platform_fee: number }> {
  if (await lacksAccount(db, services, portal)) return fail('payments.not_configured')
  const own = await connectedNow(db, services, portal.id)
  if (!own) {
    const payment_account = services.payments.accountNameOf(portal.id) ?? fail('payments.not_configured')
    return { payment_account, platform_fee: 0 }
  }
  if (!own.takes_payments) return fail('payments.account_stopped')
  const platform_fee = platformFee({ total, tax, percent: services.config.PLATFORM_FEE_PERCENT })
  return { payment_account: own.account, platform_fee }
}
