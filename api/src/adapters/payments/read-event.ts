import type { PaymentEvent, Payments, Signers } from './payments.ts'
import { namedInRaw } from './stripe-event.ts'
import { mayBeSigned } from './stripe-signature.ts'

/** An event that one account signed; null for what it did not, or too long ago. */
export type Reading = (webhook: { raw: string; signature: string }) => PaymentEvent | null

type Known = { reading: (account: string) => Reading | null; shared: string | null; hasOthers: boolean }

/**
 * One signature is checked, that of the account which opened the named order: whoever posts here cannot make us check many, and no
 * account's secret vouches for orders of another. What names no order is the connected account's that it names, or the platform's.
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
