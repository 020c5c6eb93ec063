import type Stripe from 'stripe'
import type { ConnectedAccount, ConnectedAccounts, Payout } from './connected.ts'

const mostPayouts = 10

/** Stripe Express accounts under the platform's account: Stripe collects and verifies the details and makes the payouts. */
export function stripeConnected(stripe: Stripe): ConnectedAccounts {
  return {
    async open(portal_id) {
      const requested = { requested: true }
      const { id } = await stripe.accounts.create(
        {
          type: 'express',
          country: 'US',
          capabilities: { card_payments: requested, transfers: requested },
          metadata: { portal_id: String(portal_id) },
        },
        { idempotencyKey: `payment-account-${portal_id}` },
      )
      return id
    },
    read: async (id) => accountOf(await stripe.accounts.retrieve(id)),
    async formPage({ id, return_url, refresh_url }) {
      const { url } = await stripe.accountLinks.create({
        account: id,
        type: 'account_onboarding',
        return_url,
        refresh_url,
      })
      return url
    },
    dashboardPage: async (id) => (await stripe.accounts.createLoginLink(id)).url,
    async money(id) {
      const of = { stripeAccount: id }
      const [balance, payouts] = await Promise.all([
        stripe.balance.retrieve({}, of),
        stripe.payouts.list({ limit: mostPayouts }, of),
      ])
      return {
        available: dollarsOf(balance.available),
        pending: dollarsOf(balance.pending),
        payouts: payouts.data.map(payoutOf),
      }
    },
  }
}

const accountOf = (account: Stripe.Account): ConnectedAccount => ({
  is_submitted: account.details_submitted,
  takes_payments: account.charges_enabled,
  pays_out: account.payouts_enabled,
  asked: account.requirements?.currently_due ?? [],
  is_looked_at: (account.requirements?.pending_verification ?? []).length > 0,
})

const dollarsOf = (parts: readonly { amount: number; currency: string }[]): number =>
  parts.filter(({ currency }) => currency === 'usd').reduce((sum, { amount }) => sum + amount, 0)

const payoutOf = ({ id, amount, status, created, arrival_date }: Stripe.Payout): Payout => ({
  id,
  amount,
  status: status === 'paid' || status === 'failed' || status === 'canceled' ? status : 'on_its_way',
  created_at: new Date(created * 1000),
  arrives_at: new Date(arrival_date * 1000),
})
