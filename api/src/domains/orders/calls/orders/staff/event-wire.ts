import type { StoredEvent } from '../../../cross-portal/payment-events.ts'

/** An event of the ledger as staff see it, without its payload. */
export const eventWire = ({
  number,
  account,
  id,
  type,
  order_id,
  outcome,
  error,
  tried,
  received_at,
  handled_at,
}: StoredEvent) => ({
  id: number,
  event_id: id,
  account,
  type,
  order_id,
  outcome: outcome ?? ('waiting' as const),
  error,
  tried,
  received_at,
  handled_at,
})
