/** How payments arrive outside a payment provider. */
export const manualPaymentMethods = ['check', 'bank_transfer', 'paid_by_hand'] as const

export type ManualPaymentMethod = (typeof manualPaymentMethods)[number]

export const manualPaymentLabels: Readonly<Record<ManualPaymentMethod, string>> = {
  check: 'Check',
  bank_transfer: 'ACH or wire transfer',
  paid_by_hand: 'Another way',
}

/** Days a purchase order is overdue before the second reminder. */
export const overdueReminder_days = 7

/** Days a purchase order that granted nothing waits for payment, and how many days before the end its buyer is warned. */
export const purchaseWaits_days = 60
export const purchaseWarning_days = 7
