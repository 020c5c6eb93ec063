import Stripe from 'stripe'
import type { Config } from '../../config.ts'
import type { Credentials } from '../../settings/payment-accounts.ts'
import { readCredentials } from './credentials.ts'
import type { PaymentAccount, PaymentEvent, Payments } from './payments.ts'
import { stripeAccount } from './stripe-account.ts'
import { eventOf, subjectNamedIn } from './stripe-event.ts'
import { mayBeSigned } from './stripe-signature.ts'

type Settings = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_ACCOUNT_NAME' | 'STRIPE_ACCOUNTS' | 'STRIPE_API_URL'
>
type Open = PaymentAccount & { read: (webhook: { raw: string; signature: string }) => PaymentEvent | null }

/** Stripe as our payment provider: every account by its name, a portal's own or the one that all others share. */
export function createPayments(config: Settings): Payments {
  const { accounts, nameOf, shared } = readCredentials(config)
  const opened = new Map([...accounts].map(([name, one]) => [name, openAccount(one, config.STRIPE_API_URL)]))
  return {
    accountNameOf: nameOf,
    accountNamed: (name) => opened.get(name) ?? null,
    receivesEvents: [...accounts.values()].some((one) => one.webhook_secret !== ''),
    // One signature is checked, that of the account which opened the named order: whoever posts here cannot make us check many, and no
    // account's secret vouches for orders of another.
    async readEvent({ raw, signature }, signerOf) {
      if (!mayBeSigned(signature)) return { event: null, about: null }
      const named = subjectNamedIn(raw)
      const signer = named === null ? shared : await signerOf(named)
      const event = (signer === null ? null : opened.get(signer)?.read({ raw, signature })) ?? null
      if (event !== null && signer !== null) return { event, account: signer }
      return named === null && opened.size > (shared === null ? 0 : 1) ? 'not ours' : { event: null, about: named }
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
