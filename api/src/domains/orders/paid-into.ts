import { platformFee } from '@portico/shared/rules/pricing/platform-fee.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import type { Services } from '../../kernel/services.ts'
import { connectedAccountOf, type ConnectedRow } from './connected-account.ts'

type In = Pick<Services, 'payments'>

/** The account that orders of the portal are paid into now (OP-69), whether the provider stops it or not; null: none is configured. */
export async function accountNow(db: Transaction, { payments }: In, portal_id: number): Promise<string | null> {
  return (await connectedNow(db, { payments }, portal_id))?.account ?? payments.accountNameOf(portal_id)
}

/** The portal's own account below the platform's, once it has taken payments. */
async function connectedNow(db: Transaction, { payments }: In, portal_id: number): Promise<ConnectedRow | null> {
  const own = payments.sharesAccount(portal_id) ? await connectedAccountOf(db) : null
  return own?.ready_at ? own : null
}

/**
 * Which account takes an order, and what the platform keeps of it. Once a portal's own account has taken payments, nothing is paid into
 * the platform's instead: while the provider stops it, the portal sells nothing.
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
