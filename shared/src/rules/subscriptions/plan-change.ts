import type { BillingType } from '../../states/subscriptions/subscription.ts'

type Agreed = { position: number; billing_type: BillingType }

/**
 * Decides when a plan change takes effect: upgrades now, with the difference charged; downgrades with the next term, because the current one is paid
 * (CHK-022). A year counts as more than a month of the same plan, and a month never replaces a paid year.
 */
export function planChange({ from, to }: { from: Agreed; to: Agreed }): 'none' | 'now' | 'term_end' {
  const is_longer = from.billing_type === 'monthly' && to.billing_type === 'annual'
  const is_shorter = from.billing_type === 'annual' && to.billing_type === 'monthly'
  if (from.position === to.position && !is_longer && !is_shorter) return 'none'
  if (is_shorter || to.position < from.position) return 'term_end'
  return 'now'
}
