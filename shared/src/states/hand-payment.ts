/** How money arrives that no payment provider takes. */
export const handPaymentMethods = ['check', 'bank_transfer', 'paid_by_hand'] as const

export type HandPaymentMethod = (typeof handPaymentMethods)[number]

export const handPaymentLabels: Readonly<Record<HandPaymentMethod, string>> = {
  check: 'Check',
  bank_transfer: 'ACH or wire transfer',
  paid_by_hand: 'Another way',
}

/** How long a purchase order is overdue before its second reminder. */
export const overdueReminder_days = 7

/** How long a purchase order that granted nothing is held for its payment, and how long before that its buyer is told. */
export const purchaseWaits_days = 60
export const purchaseWarning_days = 7
