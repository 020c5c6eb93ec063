import Stripe from 'stripe'

/**
 * Checks what needs no secret and no account: that a `stripe-signature` header is well formed and within the SDK's tolerance. A header that fails
 * here would be rejected for any account.
 */
export function mayBeSigned(header: string, now = new Date()): boolean {
  const parts = header.split(',')
  const signed_s = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2)
  const age_s = Math.floor(now.getTime() / 1000) - Number(signed_s)
  return age_s <= Stripe.webhooks.DEFAULT_TOLERANCE && parts.some((part) => /^v1=[0-9a-f]{64}$/.test(part))
}
