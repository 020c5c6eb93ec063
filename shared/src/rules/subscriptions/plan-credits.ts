import type { BillingType } from '../../states/subscription.ts'

/** The credits of a plan for one term: a year's, or a twelfth of them for a month. Unused ones stay (CRD-010). */
export const creditsOfTerm = ({
  yearly_credits,
  billing_type,
}: {
  yearly_credits: number
  billing_type: BillingType
}): number => (billing_type === 'annual' ? yearly_credits : Math.floor(yearly_credits / 12))

/**
 * The credits that a portal gets on top when its plan changes within a term: what the new plan gives more, for the part of the term
 * that is left, rounded up. Never negative, so what a portal has is kept in both directions (CRD-011).
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
