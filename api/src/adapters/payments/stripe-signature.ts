import Stripe from 'stripe'

/**
 * Whether a `stripe-signature` header has the form of one and is as recent as the SDK asks for: what can be said without a secret and
 * without knowing whose it would have to be. What fails here would be refused whoever signed it.
 */
export function mayBeSigned(header: string, now = new Date()): boolean {
  const parts = header.split(',')
  const signed_s = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2)
  const age_s = Math.floor(now.getTime() / 1000) - Number(signed_s)
  return age_s <= Stripe.webhooks.DEFAULT_TOLERANCE && parts.some((part) => /^v1=[0-9a-f]{64}$/.test(part))
}
