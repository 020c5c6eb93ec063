/** Refund reasons: the payment provider's, plus one of our own. */
export const refundReasons = ['requested_by_customer', 'duplicate', 'fraudulent', 'other'] as const

export type RefundReason = (typeof refundReasons)[number]

export const refundReasonLabels: Readonly<Record<RefundReason, string>> = {
  requested_by_customer: 'Requested by the buyer',
  duplicate: 'Paid twice',
  fraudulent: 'Fraud',
  other: 'Another reason',
}

/** `requested`: the provider has not responded yet. `pending`: the provider has responded, but the buyer's bank has not. */
export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed'] as const

export type RefundStatus = (typeof refundStatuses)[number]

export const refundStatusLabels: Readonly<Record<RefundStatus, string>> = {
  requested: 'In progress',
  pending: 'In progress',
  succeeded: 'Completed',
  failed: 'Failed',
}

export const disputeStatuses = ['open', 'won', 'lost'] as const

export type DisputeStatus = (typeof disputeStatuses)[number]

export const disputeStatusLabels: Readonly<Record<DisputeStatus, string>> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
}
