import type { BillingType } from '../../states/subscription.ts'

type Agreed = { position: number; billing_type: BillingType }

/**
 * When a change of plan takes effect: more begins now and its difference is charged, less begins with the next term, since what is paid
 * for stays (CHK-022). A year is more than a month of the same plan; a month never replaces a year that is paid for.
 */
export function planChange({ from, to }: { from: Agreed; to: Agreed }): 'none' | 'now' | 'term_end' {
  const is_longer = from.billing_type === 'monthly' && to.billing_type === 'annual'
  const is_shorter = from.billing_type === 'annual' && to.billing_type === 'monthly'
  if (from.position === to.position && !is_longer && !is_shorter) return 'none'
  if (is_shorter || to.position < from.position) return 'term_end'
  return 'now'
}
