import { platformFee } from '@portico/shared/rules/pricing/platform-fee.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
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

/**
 * Returns which account receives an order's payment and the platform's fee. Once a portal's own account has taken payments, nothing goes to the
 * platform's instead: while the provider stops that account, the portal cannot sell.
 */
export async function paidInto(
  db: Transaction,
  services: In & Pick<Services, 'config'>,
  { portal_id, total, tax }: { portal_id: number; total: number; tax: number },
): Promise<{ payment_account: string; platform_fee: number }> {
  const own = await connectedNow(db, services, portal_id)
  if (!own) {
    const payment_account = services.payments.accountNameOf(portal_id) ?? fail('payments.not_configured')
    return { payment_account, platform_fee: 0 }
  }
  if (!own.takes_payments) return fail('payments.account_stopped')
  const platform_fee = platformFee({ total, tax, percent: services.config.PLATFORM_FEE_PERCENT })
  return { payment_account: own.account, platform_fee }
}
