import Stripe from 'stripe'

// For code outside this package, which cannot import the SDK.
export type { Stripe }

/** The real SDK, pointed at a service of this kind. */
export function sdkClient({ url, secret_key }: { url: string; secret_key: string }): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(secret_key, { host: hostname, port, protocol: 'http', telemetry: false })
}
