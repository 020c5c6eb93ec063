import type { BillingType } from '../../states/subscriptions/subscription.ts'
import { creditsOfChange, creditsOfTerm } from './plan-credits.ts'

type Agreed = { yearly_credits: number; billing_type: BillingType }
type Term = { starts_at: Date; ends_at: Date }

/**
 * Calculates the credits a paid subscription still owes its portal after `credited_until`; the same term is never credited twice. A plan upgraded
 * mid-term owes the prorated difference (CRD-011), a term overlapping the last one owes less what that had left, and terms missed in an outage are
 * made up.
 */
export function creditsOwed({
  before,
  after,
  term,
  credited_until,
  now,
}: {
  before: Agreed
  after: Agreed
  term: Term
  credited_until: Date
  now: Date
}): number {
  const given = creditsOfTerm(before)
  const due = creditsOfTerm(after)
  if (term.ends_at <= credited_until) {
    const grown = term.ends_at.getTime() === credited_until.getTime() && before.billing_type === after.billing_type
    return grown ? creditsOfChange({ before: given, after: due, term, now }) : 0
  }
  const whole_ms = term.ends_at.getTime() - term.starts_at.getTime()
  if (term.starts_at < credited_until) {
    const old_ms = monthsOf[before.billing_type] * month_ms
    const left_ms = Math.min(credited_until.getTime() - term.starts_at.getTime(), old_ms)
    return Math.max(0, due - Math.floor((given * left_ms) / old_ms))
  }
  const terms = Math.max(1, Math.round((term.ends_at.getTime() - credited_until.getTime()) / whole_ms))
  return terms * due
}

const monthsOf = { monthly: 1, annual: 12 } as const satisfies Record<BillingType, number>
const month_ms = (365.25 / 12) * 86_400_000
