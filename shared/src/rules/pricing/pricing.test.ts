import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundlePrice, bundleSaving } from './bundle-price.ts'
import { coursePrice } from './course-price.ts'
import { formatMoney } from './format-money.ts'
import { lineTotal, tierLabel, tierPrice } from './tier-price.ts'
import { minimumPrice } from './minimum-price.ts'
import { offeredTiers } from './offered-tiers.ts'
import { subscriptionPrice } from './subscription-price.ts'

const tiers = [
  { id: 3, from_quantity: 50, price: 2900 },
  { id: 1, from_quantity: 1, price: 4900 },
  { id: 2, from_quantity: 10, price: 3900 },
]

const tiersArbitrary = fc.uniqueArray(
  fc.record({ from_quantity: fc.integer({ min: 1, max: 200 }), price: fc.integer({ min: 0, max: 1_000_000 }) }),
  {
    selector: (tier) => tier.from_quantity,
    minLength: 1,
    maxLength: 8,
  },
)

describe('tier price', () => {
  test('[CRT-017] uses the tier with the highest from_quantity that does not exceed the quantity', () => {
    const at = (quantity: number) => tierPrice({ tiers, quantity })
    expect([1, 9, 10, 49, 50, 5000].map(at)).toEqual([4900, 4900, 3900, 3900, 2900, 2900])
  })

  test('[CRT-017] uses the lowest tier for smaller quantities, and sells nothing without a tier', () => {
    const packs = [
      { from_quantity: 5, price: 4000 },
      { from_quantity: 20, price: 3000 },
    ]
    expect(tierPrice({ tiers: packs, quantity: 1 })).toBe(4000)
    expect(tierPrice({ tiers: packs, quantity: 20 })).toBe(3000)
    expect(tierPrice({ tiers: [], quantity: 1 })).toBeNull()
  })

  test('[CRT-017] uses the nearest tier below any quantity, regardless of the order of tiers', () => {
    fc.assert(
      fc.property(tiersArbitrary, fc.integer({ min: 1, max: 300 }), (some, quantity) => {
        let expected = some.reduce((lowest, tier) => (tier.from_quantity < lowest.from_quantity ? tier : lowest))
        for (const tier of some)
          if (tier.from_quantity <= quantity && tier.from_quantity > expected.from_quantity) expected = tier
        expect(tierPrice({ tiers: some, quantity })).toBe(expected.price)
        expect(tierPrice({ tiers: some.toReversed(), quantity })).toBe(expected.price)
      }),
    )
  })

  test('[CRT-018] multiplies price by quantity for a line total in whole cents', () => {
    expect(lineTotal({ tiers, quantity: 12 })).toBe(46800)
    expect(lineTotal({ tiers: [], quantity: 12 })).toBeNull()
    fc.assert(
      fc.property(tiersArbitrary, fc.integer({ min: 1, max: 300 }), (some, quantity) => {
        const total = lineTotal({ tiers: some, quantity })
        expect(total).toBe((tierPrice({ tiers: some, quantity }) ?? Number.NaN) * quantity)
        expect(Number.isSafeInteger(total)).toBe(true)
      }),
    )
  })
})

describe('other prices', () => {
  test('[CRT-019] a bundle costs its discount_price if set, even if it is 0', () => {
    expect(bundlePrice({ price: 9900, discount_price: 7900 })).toBe(7900)
    expect(bundlePrice({ price: 9900, discount_price: 0 })).toBe(0)
    expect(bundlePrice({ price: 9900, discount_price: null })).toBe(9900)
  })

  test(`charges a plan's monthly or annual price`, () => {
    const plan = { monthly_price: 9900, annual_price: 99900 }
    expect(subscriptionPrice({ ...plan, type: 'monthly' })).toBe(9900)
    expect(subscriptionPrice({ ...plan, type: 'annual' })).toBe(99900)
  })

  test('the minimum is one dollar by default, lowered only for bought courses with a discount', () => {
    expect(minimumPrice({ min_credit_price: null, max_discount: null, is_bought: false })).toBe(100)
    expect(minimumPrice({ min_credit_price: 2000, max_discount: 25, is_bought: true })).toBe(1500)
    expect(minimumPrice({ min_credit_price: 2000, max_discount: 25, is_bought: false })).toBe(2000)
    expect(minimumPrice({ min_credit_price: 2000, max_discount: null, is_bought: true })).toBe(2000)
    expect(minimumPrice({ min_credit_price: null, max_discount: 10, is_bought: true })).toBe(90)
    expect(minimumPrice({ min_credit_price: 999, max_discount: 33, is_bought: true })).toBe(670)
    expect(minimumPrice({ min_credit_price: 2000, max_discount: 100, is_bought: true })).toBe(0)
  })

  test('[CRT-017] a course shows the price for one person, and a team price only if lower', () => {
    expect(coursePrice(tiers)).toEqual({ price: 4900, team_price: 2900 })
    expect(
      coursePrice([
        { from_quantity: 1, price: 3900 },
        { from_quantity: 5, price: 3900 },
      ]),
    ).toEqual({ price: 3900, team_price: null })
    expect(coursePrice([])).toBeNull()
    fc.assert(
      fc.property(tiersArbitrary, (some) => {
        const found = coursePrice(some)
        expect(found?.price).toBe(tierPrice({ tiers: some, quantity: 1 }))
        expect(found?.team_price ?? Number.NEGATIVE_INFINITY).toBeLessThan(found?.price ?? 0)
      }),
    )
  })

  test('a bundle’s saving compares separate course prices, ignores its regular price, and is never negative', () => {
    expect(bundleSaving({ price: 9900, discount_price: 7900, separate_price: 8500 })).toBe(600)
    expect(bundleSaving({ price: 9900, discount_price: 7900, separate_price: 7900 })).toBe(0)
    expect(bundleSaving({ price: 9900, discount_price: 7900, separate_price: 5000 })).toBe(0)
    expect(bundleSaving({ price: 9900, discount_price: null, separate_price: 12_000 })).toBe(2100)
  })

  test('[CRT-024] formats money as US dollars', () => {
    expect(formatMoney(123456789)).toBe('$1,234,567.89')
    expect(formatMoney(3900)).toBe('$39.00')
    expect(formatMoney(5)).toBe('$0.05')
    expect(formatMoney(-2500)).toBe('-$25.00')
    expect(formatMoney(3900, { whole_dollars: true })).toBe('$39')
    expect(formatMoney(3905, { whole_dollars: true })).toBe('$39.05')
  })
})

test('[BLD-027] previews typed prices as shoppers get them: complete tiers, sorted, one per quantity', () => {
  const typed = [
    { from_quantity: 10, price: 3900 },
    { from_quantity: 2, price: 4900 },
    { from_quantity: Number.NaN, price: 100 },
    { from_quantity: 20, price: Number.NaN },
    { from_quantity: 10, price: 3500 },
  ]
  const offered = offeredTiers(typed)
  expect(offered).toEqual([
    { from_quantity: 2, price: 4900 },
    { from_quantity: 10, price: 3500 },
  ])
  // Quantities below the lowest tier use that tier's price (OP-61), so the label starts at 1.
  expect(offered.map((_, place) => tierLabel(offered, place))).toEqual(['1–9', '10 or more'])
  expect(offeredTiers([])).toEqual([])
})
