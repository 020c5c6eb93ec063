import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderEarnings } from '@portico/shared/rules/orders/order-earnings.ts'
import { refundAmount } from '@portico/shared/rules/orders/refund-amount.ts'
import { subscriptionPrice } from '@portico/shared/rules/pricing/subscription-price.ts'
import { tableTax } from '@portico/shared/rules/orders/tax/table-tax.ts'
import { applyCoupon } from './coupons/apply-coupon.ts'
import type { KnownCoupon } from './coupons/find-coupon.ts'
import { priceBundles } from './kinds/price-bundles.ts'
import { priceCourses } from './kinds/price-courses.ts'
import { withTaxes } from './tax/with-taxes.ts'

// T7 of quality: payments, taxes and refunds, checked against sums written from the specification alone, not from its code.

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 60 }),
  price: fc.integer({ min: 0, max: 250_000 }),
  team_from: fc.integer({ min: 2, max: 60 }),
  team_price: fc.integer({ min: 0, max: 250_000 }),
  least: fc.integer({ min: 0, max: 500 }),
  /** which refund includes it, if any */
  refund: fc.integer({ min: 0, max: 3 }),
})
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  coupon_percent: fc.option(fc.integer({ min: 1, max: 100 })),
  /** in ten-thousandths of a percent */
  rate: fc.integer({ min: 0, max: 250_000 }),
  /** cents refunded elsewhere, without a line */
  elsewhere: fc.constantFrom(0, 0, 0, 1, 77, 5000),
})
type Sale = typeof sale extends fc.Arbitrary<infer S> ? S : never

const anyCoupon: KnownCoupon = {
  id: 1,
  code: 'TEST',
  title: 'Test',
  percent: null,
  amount: null,
  kinds: ['course'],
  course_ids: [],
  bundle_ids: [],
  starts_on: null,
  ends_on: null,
  max_uses: null,
  uses: 0,
  max_per_buyer: null,
  own_uses: 0,
  is_active: true,
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => {
  const [whole, rest] = [numerator / denominator, numerator % denominator]
  return rest * 2n >= denominator ? whole + 1n : whole
}

/** Calculates each line by itself, in whole cents. */
function oracle({ lines, coupon_percent, rate }: Sale) {
  return lines.map(({ quantity, price, team_from, team_price, least }) => {
    const before = BigInt(quantity) * BigInt(quantity >= team_from ? team_price : price)
    const floor = BigInt(least * quantity)
    const wanted = coupon_percent === null ? 0n : halfUp(before * BigInt(coupon_percent), 100n)
    const room = before > floor ? before - floor : 0n
    const discount = wanted < room ? wanted : room
    const tax = halfUp((before - discount) * BigInt(rate), 1_000_000n)
    return { before, discount, tax, total: before - discount + tax }
  })
}

function sold({ lines, coupon_percent, rate }: Sale) {
  const wanted = lines.map(({ quantity }, index) => ({ id: index + 1, quantity }))
  const courses = lines.map(({ price, team_from, team_price, least }, index) => ({
    id: index + 1,
    slug: `c-${index}`,
    title: `C ${index}`,
    thumbnail: null,
    least,
    floor: 0,
    tax_code: null,
    tiers: [
      { from_quantity: 1, price },
      { from_quantity: team_from, price: team_price },
    ],
  }))
  const priced = priceCourses({ wanted, courses }).lines
  const coupon = { ...anyCoupon, percent: coupon_percent }
  const lowered =
    coupon_percent === null
      ? priced
      : applyCoupon({ code: 'TEST', coupon, kind: 'course', lines: priced, today: '2026-11-24' }).lines
  const parts = lowered.flatMap((one) => one.parts)
  const taxes = tableTax({ parts, state: 'TX', rates: [{ state: 'TX', percent: rate / 10_000 }] })
  return withTaxes(
    lowered,
    taxes.map((tax) => ({ tax, tax_item: null, tax_code: null })),
  )
}

/** Makes successive refunds of the same order, as staff would. */
function refunded({ lines, elsewhere }: Sale, order: { total: number; lines: { total: number; tax: number }[] }) {
  const kept = order.lines.map(({ total, tax }, index) => ({ id: index + 1, total, tax, refunded_at: false }))
  let paid_back = Math.min(elsewhere, order.total)
  const made = []
  for (const step of [1, 2, 3]) {
    const chosen = new Set(kept.filter(({ id }) => lines[id - 1]?.refund === step).map(({ id }) => id))
    if (chosen.size === 0) continue
    const refund = refundAmount({ total: order.total, paid_back, lines: kept, chosen })
    paid_back += refund.amount
    made.push(refund)
    for (const one of kept) one.refunded_at ||= chosen.has(one.id)
  }
  return { made, paid_back, isWhole: kept.every(({ refunded_at }) => refunded_at) }
}

test('[CHK-017] [CRT-018] [CRT-023] [OP-67] ten thousand random sales with tiers, coupons, tax and refunds are right to the cent', () => {
  fc.assert(
    fc.property(sale, (given) => {
      const lines = sold(given)
      const should = oracle(given)
      expect(lines.map(({ discount, tax, total }) => [discount, tax, total])).toEqual(
        should.map(({ discount, tax, total }) => [Number(discount), Number(tax), Number(total)]),
      )
      const total = Number(should.reduce((sum, one) => sum + one.total, 0n))
      const { made, paid_back, isWhole } = refunded(given, { total, lines })
      for (const { amount, tax, lines: back } of made) {
        expect(back.reduce((sum, one) => sum + one.amount, 0)).toBe(amount)
        expect(back.reduce((sum, one) => sum + one.tax, 0)).toBe(tax)
        for (const { id, tax: own, amount: part } of back) {
          expect(own).toBeLessThanOrEqual(part)
          if (given.elsewhere === 0) expect([part, own]).toEqual([lines[id - 1]?.total, lines[id - 1]?.tax])
        }
      }
      expect(paid_back).toBeLessThanOrEqual(total)
      if (isWhole) expect(paid_back).toBe(total)
    }),
    { numRuns: 10_000 },
  )
}, 180_000)

test('[CHK-015] earnings equal what was paid, less refunds, the fee and the remaining sales tax', () => {
  fc.assert(
    fc.property(sale, (given) => {
      const lines = sold(given)
      const total = lines.reduce((sum, one) => sum + one.total, 0)
      const { made } = refunded({ ...given, elsewhere: 0 }, { total, lines })
      const back = new Map(made.flatMap((one) => one.lines).map((one) => [one.id, one]))
      const earned = orderEarnings({
        order: { total, fee: 59, paid_at: new Date() },
        lines: lines.map(({ id, title, ...line }) => ({
          ...line,
          id,
          title,
          refunded_at: back.has(id) ? new Date() : null,
          refund_amount: back.get(id)?.amount ?? null,
          refund_tax: back.get(id)?.tax ?? null,
          disputed_at: null,
          owner_amount: null,
        })),
        refunds: made,
        disputes: [],
      })
      const stays = lines.filter(({ id }) => !back.has(id))
      const goods = stays.reduce((sum, line) => sum + line.total - line.tax, 0)
      expect(earned.net).toBe(goods - (total === 0 ? 0 : 59))
      expect(earned.lines.reduce((sum, one) => sum + one.net, 0)).toBe(goods)
    }),
    { numRuns: 2000 },
  )
})

const set = fc.record({
  price: fc.integer({ min: 0, max: 500_000 }),
  discount_price: fc.option(fc.integer({ min: 0, max: 500_000 })),
  alone: fc.array(fc.integer({ min: 0, max: 250_000 }), { minLength: 1, maxLength: 8 }),
  least: fc.integer({ min: 0, max: 300 }),
  coupon_percent: fc.option(fc.integer({ min: 1, max: 100 })),
})

test('[CRT-019] [CRT-023] [OP-67] random bundles split the right price to the cent, also with coupons and refunds', () => {
  fc.assert(
    fc.property(set, ({ price, discount_price, alone, least, coupon_percent }) => {
      const bundle = {
        id: 9,
        slug: 'set',
        title: 'Set',
        thumbnail: null,
        price,
        discount_price,
        courses: alone.map((own, index) => ({
          id: index + 1,
          title: `C ${index}`,
          price: own,
          least,
          floor: 0,
          tax_code: null,
        })),
      }
      const { lines } = priceBundles({ wanted: [{ id: 9, quantity: 1 }], bundles: [bundle] })
      const asked = discount_price ?? price
      expect(lines.map(({ total }) => total)).toEqual([asked])
      const coupon = { ...anyCoupon, percent: coupon_percent, kinds: ['bundle' as const] }
      const lowered =
        coupon_percent === null
          ? lines
          : applyCoupon({ code: 'TEST', coupon, kind: 'bundle', lines, today: '2026-11-24' }).lines
      const parts = lowered.flatMap((line) => line.parts)
      const wish = coupon_percent === null ? 0n : halfUp(BigInt(asked) * BigInt(coupon_percent), 100n)
      const total = parts.reduce((sum, part) => sum + part.total, 0)
      // If no course falls below its minimum, the coupon takes its full value; it never takes more.
      expect(total).toBeGreaterThanOrEqual(asked - Number(wish))
      if (least === 0) expect(total).toBe(asked - Number(wish))
      // No coupon takes a course below its minimum; a course that the bundle already sells for less keeps that price.
      const uncut = lines.flatMap((line) => line.parts)
      for (const [index, part] of parts.entries())
        expect(part.total).toBeGreaterThanOrEqual(Math.min(least, uncut[index]?.total ?? 0))
      expect(parts.reduce((sum, part) => sum + part.total + part.discount, 0)).toBe(asked)
      const kept = parts.map(({ total: own }, index) => ({ id: index + 1, total: own, tax: 0, refunded_at: false }))
      const all = new Set(kept.map(({ id }) => id))
      expect(refundAmount({ total, paid_back: 0, lines: kept, chosen: all }).amount).toBe(total)
    }),
    { numRuns: 10_000 },
  )
}, 180_000)

test('[CRT-020] random plans cost their monthly price by month and annual price by year', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(10_000_000), (monthly_price, annual_price) => {
      expect(subscriptionPrice({ monthly_price, annual_price, type: 'monthly' })).toBe(monthly_price)
      expect(subscriptionPrice({ monthly_price, annual_price, type: 'annual' })).toBe(annual_price)
    }),
    { numRuns: 10_000 },
  )
})
