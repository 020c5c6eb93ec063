import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponDiscount } from './coupon-discount.ts'
import { couponRefusal } from './coupon-refusal.ts'
import { type Coupon, isForLine, normalCode } from './coupon.ts'

const coupon: Coupon = {
  code: 'SPRING',
  title: 'Spring sale',
  percent: 10,
  amount: null,
  kinds: ['course', 'bundle'],
  course_ids: [],
  bundle_ids: [],
  starts_on: '2026-03-01',
  ends_on: '2026-03-31',
  max_uses: 5,
  uses: 4,
  max_per_buyer: null,
  own_uses: 0,
  is_active: true,
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('ignores case and spaces in a code', () => {
  expect(normalCode(' spring 26 ')).toBe('SPRING26')
})

test('accepts a coupon through its whole first and last day, until it is used up', () => {
  const on = (today: string, change: Partial<Coupon> = {}) =>
    couponRefusal({ code: 'SPRING', coupon: { ...coupon, ...change }, today })
  expect(on('2026-02-28')).toEqual({ code: 'coupons.not_yet', params: { code: 'SPRING', day: 'Mar 1, 2026' } })
  for (const day of ['2026-03-01', '2026-03-31']) expect(on(day)).toBeNull()
  expect(on('2026-04-01')).toEqual({ code: 'coupons.ended', params: { code: 'SPRING', day: 'Mar 31, 2026' } })
  expect(on('2026-03-15', { uses: 5 })).toMatchObject({ code: 'coupons.used_up' })
  expect(on('2026-03-15', { uses: 500, max_uses: null })).toBeNull()
  expect(on('2026-03-15', { max_per_buyer: 2, own_uses: 1 })).toBeNull()
  expect(on('2026-03-15', { max_per_buyer: 2, own_uses: 2 })).toMatchObject({ code: 'coupons.used_by_buyer' })
  expect(on('2030-01-01', { starts_on: null, ends_on: null })).toBeNull()
  expect(on('2026-03-15', { is_active: false })).toMatchObject({ code: 'coupons.unknown' })
  expect(couponRefusal({ code: 'X', coupon: null, today: '2026-03-15' })).toMatchObject({ code: 'coupons.unknown' })
})

test('applies a coupon only to the kinds, courses and bundles it lists', () => {
  const course = { kind: 'course', id: 1 } as const
  const bundle = { kind: 'bundle', id: 1 } as const
  expect([isForLine(coupon, course), isForLine(coupon, bundle)]).toEqual([true, true])
  expect(isForLine({ ...coupon, kinds: ['bundle'] }, course)).toBe(false)
  for (const [ofOne, named, free] of [
    [{ ...coupon, course_ids: [1] }, course, bundle],
    [{ ...coupon, bundle_ids: [1] }, bundle, course],
  ] as const)
    expect([isForLine(ofOne, named), isForLine(ofOne, { ...named, id: 2 }), isForLine(ofOne, free)]).toEqual([
      true,
      false,
      true,
    ])
})

test('applies a percentage to each line, rounded to the cent, and an amount across lines', () => {
  const lines = [[{ total: 1999, least: 100 }], [{ total: 5000, least: 100 }]]
  expect(couponDiscount({ percent: 10, amount: null, lines })).toEqual({ discounts: [[200], [500]], is_limited: false })
  const { discounts } = couponDiscount({ percent: null, amount: 1000, lines })
  expect(sum(discounts.flat())).toBe(1000)
  expect(couponDiscount({ percent: null, amount: 100_000, lines })).toEqual({
    discounts: [[1899], [4900]],
    is_limited: true,
  })
})

test('[CRT-023] never discounts below the minimum price, and loses no cent', () => {
  const part = fc.record({ total: fc.integer({ min: 0, max: 500_000 }), least: fc.integer({ min: 0, max: 100_000 }) })
  const lines = fc.array(fc.array(part, { maxLength: 5 }), { minLength: 1, maxLength: 8 })
  const kind = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amount: fc.integer({ min: 1, max: 2_000_000 }) }),
  )
  fc.assert(
    fc.property(lines, kind, (cart, discount) => {
      const { discounts, is_limited } = couponDiscount({ ...discount, lines: cart })
      expect(discounts.map((one) => one.length)).toEqual(cart.map((one) => one.length))
      for (const [index, parts] of cart.entries())
        for (const [place, { total, least }] of parts.entries()) {
          const given = discounts[index]?.[place] ?? -1
          expect(given).toBeGreaterThanOrEqual(0)
          if (given > 0) expect(total - given).toBeGreaterThanOrEqual(least)
        }
      const totals = cart.map((parts) => sum(parts.map(({ total }) => total)))
      const wanted =
        discount.percent === null
          ? Math.min(discount.amount, sum(totals))
          : sum(totals.map((total) => Math.round((total * discount.percent) / 100)))
      expect(is_limited ? sum(discounts.flat()) < wanted : sum(discounts.flat()) === wanted).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
