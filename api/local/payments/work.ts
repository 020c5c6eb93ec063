import type Stripe from 'stripe'
import type { Transaction } from './store/store.ts'

/** The API version of the installed SDK; its type breaks the build when the SDK is updated. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive'

/** Context passed to every step inside one transaction. */
export interface Work {
  tx: Transaction
  now_s: number
  public_url: string
  sends_webhooks: boolean
  /** the account a platform connected, if this data belongs to one */
  connected: (() => Stripe.Account) | null
  request: { id: string | null; idempotency_key: string | null }
}
