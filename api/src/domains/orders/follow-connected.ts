import type { PaymentEvent } from '../../adapters/payments/payments.ts'
import type { Services } from '../../kernel/services.ts'
import { portalOfAccount } from './cross-portal/portal-of-account.ts'
import { readAccount } from './connected-account.ts'

/** Handles an event about a connected account itself by querying the provider for its state. Returns the account's portal; null if it is not ours. */
export async function followConnected(services: Services, event: PaymentEvent): Promise<number | null> {
  const { connected } = services.payments
  const account = event.connected
  if (connected === null || account === null || event.type !== 'account.updated') return null
  const portal_id = await portalOfAccount(services.platform, account)
  if (portal_id !== null) await readAccount(services, { portal_id, account, connected })
  return portal_id
}
