import type Stripe from 'stripe'
import type { Transaction } from '../store/store.ts'

/** An account's balance: available for payout, and pending. */
export function balanceOf(tx: Transaction, now_s: number): { available: number; pending: number } {
  let available = 0
  let pending = 0
  for (const { net, available_on } of tx.all('balance_transactions'))
    if (available_on <= now_s) available += net
    else pending += net
  return { available, pending }
}

export const balance = ({ available, pending }: { available: number; pending: number }): Stripe.Balance => ({
  object: 'balance',
  available: [{ amount: available, currency: 'usd', source_types: { card: available } }],
  livemode: false,
  pending: [{ amount: pending, currency: 'usd', source_types: { card: pending } }],
})
