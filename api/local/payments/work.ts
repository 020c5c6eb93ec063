import type Stripe from 'stripe'
import type { Transaction } from './store/store.ts'

/** The version of the API that the SDK in use speaks; its type breaks the build when the SDK moves on. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive'

/** What every step inside one transaction gets. */
export interface Work {
  tx: Transaction
  now_s: number
  public_url: string
  sends_webhooks: boolean
  /** the account that a platform connected, where this is the books of one */
  connected: (() => Stripe.Account) | null
  request: { id: string | null; idempotency_key: string | null }
}
