import Stripe from 'stripe'
import type { Config } from '../config.ts'

/** The card payment provider; `stripe` is null while no key is set, and paying is refused with payments.not_configured. */
export type Payments = { stripe: Stripe | null; webhook_secret: string }

export function createPayments(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>,
): Payments {
  if (!config.STRIPE_SECRET_KEY) return { stripe: null, webhook_secret: '' }
  const local = config.STRIPE_API_URL ? new URL(config.STRIPE_API_URL) : null
  const stripe = new Stripe(config.STRIPE_SECRET_KEY, {
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
    ...(local ? { host: local.hostname, port: Number(local.port), protocol: 'http' } : {}),
  })
  return { stripe, webhook_secret: config.STRIPE_WEBHOOK_SECRET }
}
