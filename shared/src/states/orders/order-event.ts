/** Events in an order's timeline. `is_money` events belong in the payment history (CHK-008). */
export const orderEventKinds = {
  placed: { label: 'Order placed', is_money: false },
  processing: { label: 'Waiting for the buyer’s bank', is_money: false },
  paid: { label: 'Paid', is_money: true },
  payment_failed: { label: 'The buyer’s bank refused the payment', is_money: true },
  cancelled: { label: 'Canceled: the payment page was closed', is_money: false },
  paid_late: { label: 'Paid after it was canceled: nothing was granted', is_money: true },
  on_terms: { label: 'Granted on credit terms', is_money: false },
  purchase_canceled: { label: 'Purchase order canceled', is_money: false },
  reminded: { label: 'Payment reminder sent', is_money: false },
  refund_requested: { label: 'Refund requested', is_money: false },
  refunded: { label: 'Refunded', is_money: true },
  refund_failed: { label: 'The refund failed', is_money: true },
  disputed: { label: 'Disputed by the buyer’s bank', is_money: true },
  dispute_won: { label: 'Dispute won', is_money: true },
  dispute_lost: { label: 'Dispute lost', is_money: true },
  tax_recorded: { label: 'Sales tax recorded with the tax service', is_money: false },
  tax_reversed: { label: 'Sales tax of the refund reversed', is_money: false },
  tax_not_recorded: { label: 'The tax service refused to record the sales tax', is_money: false },
  invoice_sent: { label: 'Invoice sent', is_money: false },
} as const satisfies Readonly<Record<string, { label: string; is_money: boolean }>>

export type OrderEventKind = keyof typeof orderEventKinds

export const orderEventNames = Object.keys(orderEventKinds) as readonly OrderEventKind[]

/** Event kinds listed in the payment history. */
export const moneyKinds = orderEventNames.filter((kind) => orderEventKinds[kind].is_money)

const moneyInKinds: readonly OrderEventKind[] = ['paid', 'paid_late', 'dispute_won']
const moneyOutKinds: readonly OrderEventKind[] = ['refunded', 'disputed']

/** Returns an event's effect on the seller's money: positive for money in, negative for money out, 0 for a failed payment or refund. */
export const signedAmount = (kind: OrderEventKind, amount: number): number =>
  moneyInKinds.includes(kind) ? amount : moneyOutKinds.includes(kind) ? -amount : 0
