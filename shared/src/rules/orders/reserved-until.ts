import { purchaseWaits_days, purchaseWarning_days } from '../../states/orders/manual-payment.ts'

const day_ms = 86_400_000
type Waiting = { created_at: Date; /** when the buyer was warned that it will be closed */ warned_at: Date | null }

/**
 * How long an unpaid purchase order reserves its price, seats and coupon: purchaseWaits_days, and at least purchaseWarning_days after the warning to
 * the buyer.
 */
export const reservedUntil = ({ created_at, warned_at }: Waiting): Date =>
  new Date(
    Math.max(
      created_at.getTime() + purchaseWaits_days * day_ms,
      (warned_at?.getTime() ?? 0) + purchaseWarning_days * day_ms,
    ),
  )
