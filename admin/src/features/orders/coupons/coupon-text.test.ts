import { expect, test } from 'vitest'
import { daysText, discountText, scopeText, stateText, usesText } from './coupon-text.ts'

test('describes a coupon’s discount, scope, dates and limits', () => {
  expect([discountText({ unit: 'percent', value: 15 }), discountText({ unit: 'amount', value: 1050 })]).toEqual([
    '15% off',
    '$10.50 off',
  ])
  expect([
    scopeText({ kinds: ['course', 'bundle'], courses_count: 0, bundles_count: 0 }),
    scopeText({ kinds: ['bundle'], courses_count: 0, bundles_count: 0 }),
    scopeText({ kinds: ['course'], courses_count: 1, bundles_count: 0 }),
    scopeText({ kinds: ['course'], courses_count: 3, bundles_count: 0 }),
    scopeText({ kinds: ['course', 'bundle'], courses_count: 0, bundles_count: 1 }),
  ]).toEqual(['All courses and bundles', 'All bundles', '1 course', '3 courses', 'all courses and 1 bundle'])
  const coupon = { is_active: true, starts_on: '2026-03-01', ends_on: '2026-03-31', uses: 4, max_uses: 5 }
  expect([
    stateText(coupon, '2026-02-28'),
    stateText(coupon, '2026-03-31'),
    stateText(coupon, '2026-04-01'),
    stateText({ ...coupon, uses: 5 }, '2026-03-31'),
    stateText({ ...coupon, is_active: false }, '2026-03-31'),
  ]).toEqual(['Not yet', 'On', 'Ended', 'Used up', 'Off'])
  const [from, to] = ['2026-03-01', '2026-03-31']
  expect([
    daysText({ starts_on: from, ends_on: to }),
    daysText({ starts_on: from, ends_on: null }),
    daysText({ starts_on: null, ends_on: to }),
    daysText({ starts_on: null, ends_on: null }),
  ]).toEqual(['Mar 1, 2026 to Mar 31, 2026', 'From Mar 1, 2026', 'Until Mar 31, 2026', 'Any day'])
  expect([usesText({ uses: 4, max_uses: null }), usesText({ uses: 4, max_uses: 50 })]).toEqual(['4', '4 of 50'])
})
