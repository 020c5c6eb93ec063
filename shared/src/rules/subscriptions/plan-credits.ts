import type { BillingType } from '../../states/subscriptions/subscription.ts'

/** Returns the credits of a plan for one term: a full year's, or a twelfth for a month. Unused credits carry over (CRD-010). */
export const creditsOfTerm = ({
  yearly_credits,
  billing_type,
}: {
  yearly_credits: number
  billing_type: BillingType
}): number => (billing_type === 'annual' ? yearly_credits : Math.floor(yearly_credits / 12))

/**
 * Calculates the extra credits when a plan changes mid-term: the increase, prorated for the rest of the term and rounded up. Never negative, so a
 * downgrade takes nothing away (CRD-011).
 */
export function creditsOfChange({
  before,
  after,
  term,
  now,
}: {
  before: number
  after: number
  term: { starts_at: Date; ends_at: Date }
  now: Date
}): number {
  const whole_ms = term.ends_at.getTime() - term.starts_at.getTime()
  const left_ms = Math.min(Math.max(term.ends_at.getTime() - now.getTime(), 0), whole_ms)
  return Math.ceil((Math.max(after - before, 0) * left_ms) / whole_ms)
}
