import Stripe from 'stripe'
import type { PaymentEvent, Payments, Signers } from './payments.ts'
import { namedInRaw } from './stripe-event.ts'

/** Verifies and reads an event of one account; null if that account did not sign it or the signature is too old. */
export type Reading = (webhook: { raw: string; signature: string }) => PaymentEvent | null

type Known = { reading: (account: string) => Reading | null; shared: string | null; hasOthers: boolean }

/**
 * Checks only the signature of the account that opened the named order, so that a post costs one check and no account can vouch for another's orders.
 * Events that name no order must come from the connected account they name, or else the platform's.
 */
export async function readEvent(
  { raw, signature }: { raw: string; signature: string },
  signers: Signers,
  { reading, shared, hasOthers }: Known,
): ReturnType<Payments['readEvent']> {
  if (!mayBeSigned(signature)) return { event: null, about: null }
  const said = namedInRaw(raw)
  const named = said?.about ?? (said?.payment_id ? await signers.orderOfPayment(said.payment_id) : null)
  const signer = named === null ? (said?.connected ?? shared) : await signers.ofOrder(named)
  const event = (signer === null ? null : reading(signer)?.({ raw, signature })) ?? null
  if (event !== null && signer !== null) return { event: { ...event, about: named }, account: signer }
  return named === null && hasOthers ? 'not ours' : { event: null, about: named }
}

/**
 * Checks what needs no secret and no account: that a `stripe-signature` header is well formed and within the SDK's tolerance. A header that fails
 * here would be rejected for any account.
 */
function mayBeSigned(header: string, now = new Date()): boolean {
  const parts = header.split(',')
  const signed_s = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2)
  const age_s = Math.floor(now.getTime() / 1000) - Number(signed_s)
  return age_s <= Stripe.webhooks.DEFAULT_TOLERANCE && parts.some((part) => /^v1=[0-9a-f]{64}$/.test(part))
}
