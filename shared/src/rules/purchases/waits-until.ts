import { purchaseWaits_days, purchaseWarning_days } from '../../states/hand-payment.ts'

const day_ms = 86_400_000
type Waiting = { created_at: Date; /** when its buyer was told that it will be closed */ warned_at: Date | null }

/** Until when an unpaid purchase order holds its price, seats and coupon: some weeks, and never less than a few days after its buyer was told. */
export const waitsUntil = ({ created_at, warned_at }: Waiting): Date =>
  new Date(
    Math.max(
      created_at.getTime() + purchaseWaits_days * day_ms,
      (warned_at?.getTime() ?? 0) + purchaseWarning_days * day_ms,
    ),
  )
