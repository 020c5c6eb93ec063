import { atom } from 'nanostores'

/** The question whether to pay for the same again while a bank decides on the earlier order; null: not asked. */
export const $secondPayment = atom<{ order_id: number; go: () => Promise<void> } | null>(null)
