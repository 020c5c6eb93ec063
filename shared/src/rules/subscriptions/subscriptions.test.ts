import { expect, test } from 'vitest'
import { creditsOfChange, creditsOfTerm } from './plan-credits.ts'
import { creditsOwed } from './credits-owed.ts'
import { planChange } from './plan-change.ts'
import { planInForce } from './plan-in-force.ts'
import { renewalConsent } from './renewal-consent.ts'

const term = { starts_at: new Date('2026-01-01T05:00:00Z'), ends_at: new Date('2027-01-01T05:00:00Z') }
const dayOfTerm = (days: number) => new Date(term.starts_at.getTime() + days * 86_400_000)

test('a year grants a plan’s full credits, a month a twelfth of them', () => {
  expect(creditsOfTerm({ yearly_credits: 600, billing_type: 'annual' })).toBe(600)
  expect(creditsOfTerm({ yearly_credits: 600, billing_type: 'monthly' })).toBe(50)
  expect(creditsOfTerm({ yearly_credits: 0, billing_type: 'monthly' })).toBe(0)
})

test('[CRD-011] an upgrade grants the prorated difference, and a downgrade takes nothing away', () => {
  expect(creditsOfChange({ before: 120, after: 600, term, now: dayOfTerm(0) })).toBe(480)
  expect(creditsOfChange({ before: 120, after: 600, term, now: dayOfTerm(182.5) })).toBe(240)
  expect(creditsOfChange({ before: 120, after: 600, term, now: dayOfTerm(364.9) })).toBe(1)
  expect(creditsOfChange({ before: 120, after: 600, term, now: dayOfTerm(400) })).toBe(0)
  expect(creditsOfChange({ before: 600, after: 120, term, now: dayOfTerm(1) })).toBe(0)
})

test('[CHK-022] a canceled subscription lasts to its term’s end; a continuing one has no end', () => {
  const of = (status: 'active' | 'canceled' | 'past_due' | 'deleted') =>
    planInForce({ status, plan: 'growing', period_ends_at: term.ends_at })
  expect(of('active')).toEqual({ plan: 'growing', ends_at: null })
  expect(of('past_due')).toEqual({ plan: 'growing', ends_at: null })
  expect(of('canceled')).toEqual({ plan: 'growing', ends_at: term.ends_at })
  expect(of('deleted')).toEqual({ plan: null, ends_at: null })
  expect(planInForce(null)).toEqual({ plan: null, ends_at: null })
})

const growing = { yearly_credits: 120, billing_type: 'annual' } as const
const established = { yearly_credits: 600, billing_type: 'annual' } as const
const day = (iso: string) => new Date(`${iso}T00:00:00Z`)

test('[CRD-010] [CRD-011] credits each new or missed term once and an upgrade’s difference', () => {
  const year = { starts_at: day('2026-03-01'), ends_at: day('2027-03-01') }
  const owed = (more: Partial<Parameters<typeof creditsOwed>[0]>) =>
    creditsOwed({
      before: growing,
      after: growing,
      term: year,
      credited_until: year.ends_at,
      now: day('2026-03-01'),
      ...more,
    })
  expect(owed({})).toBe(0)
  expect(owed({ after: established })).toBe(480)
  expect(owed({ before: established, after: growing })).toBe(0)
  const next = { starts_at: day('2027-03-01'), ends_at: day('2028-03-01') }
  expect(owed({ term: next })).toBe(120)
  expect(owed({ term: next, before: established })).toBe(120)
  expect(owed({ term: { starts_at: day('2028-03-01'), ends_at: day('2029-03-01') } })).toBe(240)
})

test('[CRD-011] a year starting mid-month owes its credits less the rest of that month’s', () => {
  const monthly = { yearly_credits: 1200, billing_type: 'monthly' } as const
  const owed = (starts: string) =>
    creditsOwed({
      before: monthly,
      after: { ...monthly, billing_type: 'annual' },
      term: { starts_at: day(starts), ends_at: day('2027-03-15') },
      credited_until: day('2026-04-01'),
      now: day(starts),
    })
  expect(owed('2026-04-01')).toBe(1200)
  expect(owed('2026-03-15')).toBe(1200 - 55)
  expect(owed('2026-03-01')).toBe(1200 - 100)
})

test('[CHK-022] [CHK-023] upgrades apply now, downgrades next term, and a paid year never becomes monthly', () => {
  const change = (from: number, was: 'monthly' | 'annual', to: number, is: 'monthly' | 'annual') =>
    planChange({ from: { position: from, billing_type: was }, to: { position: to, billing_type: is } })
  expect(change(1, 'annual', 1, 'annual')).toBe('none')
  expect(change(1, 'annual', 2, 'annual')).toBe('now')
  expect(change(1, 'monthly', 1, 'annual')).toBe('now')
  expect(change(1, 'monthly', 3, 'annual')).toBe('now')
  expect(change(2, 'monthly', 1, 'monthly')).toBe('term_end')
  expect(change(2, 'monthly', 1, 'annual')).toBe('term_end')
  expect(change(1, 'annual', 1, 'monthly')).toBe('term_end')
  expect(change(1, 'annual', 3, 'monthly')).toBe('term_end')
})

test('the renewal consent names seller, plan, price, interval and how to cancel', () => {
  const said = renewalConsent({
    seller: 'Core Academy',
    plan: 'Growing Business',
    price: 9_900,
    billing_type: 'monthly',
  })
  for (const part of [
    'Core Academy',
    '$99.00',
    'Growing Business',
    'every month until I cancel',
    'cancel online at any time',
  ])
    expect(said).toContain(part)
})
