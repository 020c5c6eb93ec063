import Stripe from 'stripe'

// Exported for code outside this package, which cannot import the SDK.
export type { Stripe }

/** The real Stripe SDK, connected to a local service; `account` selects a connected account. */
export function sdkClient({ url, secret_key, account }: { url: string; secret_key: string; account?: string }): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(secret_key, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    ...(account === undefined ? {} : { stripeAccount: account }),
  })
}
