import type { PaymentEvent, Payments, Signers } from './payments.ts'
import { namedInRaw } from './stripe-event.ts'
import { mayBeSigned } from './stripe-signature.ts'

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
