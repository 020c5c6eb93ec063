import { inPortal } from '../../../db/in-portal.ts'
import { emitter } from '../../../events/emit.ts'
import type { PaymentAccount } from '../../../adapters/payments/payments.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Services } from '../../../kernel/services.ts'
import { lockSubscription, readSubscription, type Subscribed, type SubscriptionRow } from '../running-subscription.ts'
import { applyProviderState } from './apply-provider-state.ts'
import { nextReading } from './next-reading.ts'
import { recordPayments } from './record-payments.ts'

type In = Pick<Services, 'app' | 'platform' | 'payments' | 'log' | 'now'>
export type Card = { row: SubscriptionRow; provider_id: string; account: PaymentAccount }

/** Returns the portal's card subscription with its payment account; null if it has none, or one by contract. */
export async function cardOf(services: In, portal_id: number): Promise<Card | null> {
  const found = await inPortal(services.app.db, portal_id, readSubscription)
  const row = found?.subscription
  if (!row || row.provider_id === null) return null
  const account = services.payments.accountNamed(row.payment_account ?? '')
  return account ? { row, provider_id: row.provider_id, account } : fail('payments.account_missing')
}

/** Reads a portal's subscription from the provider and updates it; its payments come first, so that an interruption leaves both to the next call. */
export async function followCard(
  services: In,
  { portal_id, actor_id }: { portal_id: number; actor_id: number | null },
): Promise<void> {
  const card = await cardOf(services, portal_id)
  if (!card || card.row.ended_at !== null) return
  await recordPayments(services, card)
  const reading = await nextReading(services, card)
  await inPortal(services.app.db, portal_id, async (db) => {
    const row = await lockSubscription(db)
    if (row?.provider_id !== card.provider_id) return
    await applyProviderState({ db, emit: emitter(db, portal_id) }, { row, reading, actor_id, now: services.now() })
  })
}

/** Reads the portal's subscription after the update. */
export const readAfter = (services: Pick<In, 'app'>, portal_id: number): Promise<Subscribed | null> =>
  inPortal(services.app.db, portal_id, readSubscription)
