import Stripe from 'stripe'
import type { Config } from '../../config.ts'
import { readCredentials, type Credentials } from './credentials.ts'
import type { PaymentAccount, PaymentEvent, Payments } from './payments.ts'
import { stripeAccount } from './stripe-account.ts'
import { eventOf, portalNamedIn } from './stripe-event.ts'

type Settings = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_ACCOUNTS' | 'STRIPE_API_URL'>
type Open = PaymentAccount & { read: (webhook: { raw: string; signature: string }) => PaymentEvent | null }

/** Stripe as our payment provider: each portal through the account whose credentials it has, the others through the shared one. */
export function createPayments(config: Settings): Payments {
  const { shared, own } = readCredentials(config)
  const open = (credentials: Credentials) => openAccount(credentials, config.STRIPE_API_URL)
  const sharedAccount = shared && open(shared)
  const ownAccounts = new Map([...own].map(([portal_id, credentials]) => [portal_id, open(credentials)]))
  const accountOf = (portal_id: number) => ownAccounts.get(portal_id) ?? sharedAccount
  return {
    accountOf,
    receivesEvents: [...own.values(), ...(shared ? [shared] : [])].some((one) => one.webhook_secret !== ''),
    // One signature is checked, that of the account which the named portal is paid into: whoever posts here cannot make us check many,
    // and the secret of one portal's account never vouches for orders of another.
    readEvent(webhook) {
      const named = portalNamedIn(webhook.raw)
      const account = named === null ? sharedAccount : accountOf(named)
      const event = account?.read(webhook) ?? null
      return event === null && named === null && ownAccounts.size > 0 ? 'not ours' : event
    },
  }
}

function openAccount({ secret_key, webhook_secret }: Credentials, local_url: string): Open {
  const local = local_url ? new URL(local_url) : null
  const stripe = new Stripe(secret_key, {
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
    ...(local ? { host: local.hostname, port: Number(local.port), protocol: 'http' } : {}),
  })
  return {
    ...stripeAccount(stripe),
    read({ raw, signature }) {
      if (webhook_secret === '') return null
      try {
        return eventOf(stripe.webhooks.constructEvent(raw, signature, webhook_secret))
      } catch {
        return null
      }
    },
  }
}
