import Stripe from 'stripe'
import type { Config } from '../../config.ts'
import type { Credentials } from '../../settings/payment-accounts.ts'
import { isConnectedName } from './connected.ts'
import { readCredentials } from './credentials.ts'
import type { PaymentAccount, PaymentEvent, Payments } from './payments.ts'
import { readEvent, type Reading } from './read-event.ts'
import { stripeAccount } from './stripe-account.ts'
import { stripeConnected } from './stripe-connected.ts'
import { eventOf } from './stripe-event.ts'

type Settings = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_CONNECT_WEBHOOK_SECRET'
  | 'STRIPE_ACCOUNT_NAME'
  | 'STRIPE_ACCOUNTS'
  | 'STRIPE_API_URL'
>
type Open = PaymentAccount & { read: Reading }

/** Stripe as the payment provider: all accounts by name, both portals' own accounts and the shared one. */
export function createPayments(config: Settings): Payments {
  const { accounts, nameOf, shared } = readCredentials(config)
  const local_url = config.STRIPE_API_URL
  const opened = new Map([...accounts].map(([name, one]) => [name, openAccount(one, local_url)]))
  const platform = accounts.get(shared ?? '') ?? null
  const connect_secret = platform === null ? '' : config.STRIPE_CONNECT_WEBHOOK_SECRET
  const connected = new Map<string, Open>()
  const openConnected = (name: string): Open | null => {
    if (platform === null || !isConnectedName(name)) return null
    const known =
      connected.get(name) ?? openAccount({ ...platform, webhook_secret: connect_secret, below: name }, local_url)
    connected.set(name, known)
    return known
  }
  return {
    accountNameOf: nameOf,
    sharesAccount: (portal_id) => shared !== null && nameOf(portal_id) === shared,
    accountNamed: (name) => opened.get(name) ?? openConnected(name),
    connected: platform === null || connect_secret === '' ? null : stripeConnected(clientOf(platform, local_url)),
    keptEvent: (payload) => eventOf(payload as Stripe.Event),
    receivesEvents: [...accounts.values()].some((one) => one.webhook_secret !== ''),
    readEvent: (webhook, signers) =>
      readEvent(webhook, signers, {
        reading: (name) => opened.get(name)?.read ?? (isConnectedName(name) ? readerOf(connect_secret, name) : null),
        shared,
        hasOthers: opened.size > (shared === null ? 0 : 1),
      }),
  }
}

type Opened = Credentials & { below?: string }

function clientOf({ secret_key, below }: Opened, local_url: string): Stripe {
  const local = local_url ? new URL(local_url) : null
  return new Stripe(secret_key, {
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
    ...(below === undefined ? {} : { stripeAccount: below }),
    ...(local ? { host: local.hostname, port: Number(local.port), protocol: 'http' } : {}),
  })
}

const openAccount = (credentials: Opened, local_url: string): Open => ({
  ...stripeAccount(clientOf(credentials, local_url)),
  read: readerOf(credentials.webhook_secret, credentials.below ?? null),
})

/** Verifies and reads events of one account. Connected accounts share one secret, so the event's `account` must match too. */
function readerOf(webhook_secret: string, below: string | null): Reading {
  return ({ raw, signature }): PaymentEvent | null => {
    if (webhook_secret === '') return null
    try {
      const event = eventOf(Stripe.webhooks.constructEvent(raw, signature, webhook_secret))
      return event.connected === below ? event : null
    } catch {
      return null
    }
  }
}
