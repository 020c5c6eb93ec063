import Stripe from 'stripe'

// For code outside this package, which cannot import the SDK.
export type { Stripe }

/** The real SDK, pointed at a service of this kind; `account`: in the books of that connected account. */
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
