import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShareOpen } from './is-share-open.ts'
import { ownerPartOfLine } from './owner-part-of-line.ts'
import { ownerBack, ownerShare } from './owner-share.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const percent = fc.integer({ min: 0, max: 100 })

test('[TEN-052] [OP-61] the owner’s share is a percentage of at least the minimum price, rounded half up', () => {
  fc.assert(
    fc.property(cents, cents, percent, (paid, least, percent) => {
      const part = ownerShare({ paid, least, percent })
      expect(Number.isInteger(part)).toBe(true)
      const exact = (Math.max(paid, least) * percent) / 100
      expect(part - exact).toBeGreaterThan(-0.5)
      expect(part - exact).toBeLessThanOrEqual(0.5)
      if (least <= paid) expect(part).toBeLessThanOrEqual(paid)
    }),
  )
  expect(ownerShare({ paid: 3333, least: 2000, percent: 40 })).toBe(1333)
  expect(ownerShare({ paid: 1, least: 0, percent: 50 })).toBe(1)
  expect(ownerShare({ paid: 500, least: 2000, percent: 40 })).toBe(800)
})

test('[TEN-052] refunds never exceed the owner’s share, grow with the refund and return all when full', () => {
  fc.assert(
    fc.property(cents, cents, cents, percent, (paid, one, other, percent) => {
      const owner_amount = ownerShare({ paid, least: 0, percent })
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const back = (amount: number) => ownerBack({ paid, back: amount, owner_amount })
      expect(back(paid)).toBe(owner_amount)
      expect(back(less)).toBeLessThanOrEqual(back(more))
      expect(back(more)).toBeLessThanOrEqual(owner_amount)
      expect(back(0)).toBe(paid === 0 ? owner_amount : 0)
    }),
  )
})

test('[TEN-052] excludes sales tax and gives a portal’s own lines no owner’s share', () => {
  const line = { total: 10_825, tax: 825, owner_amount: 4000, refunded_at: null, refund_amount: null, refund_tax: null }
  expect(ownerPartOfLine(line)).toEqual({ paid: 10_000, owner_amount: 4000, owner_back: 0 })
  expect(ownerPartOfLine({ ...line, owner_amount: null })).toMatchObject({ owner_amount: 0, owner_back: 0 })
  const refunded = { ...line, refunded_at: new Date(), refund_amount: 5412, refund_tax: 412 }
  expect(ownerPartOfLine(refunded)).toMatchObject({ owner_back: 2000 })
})

test('[TEN-052] an accepted shared course is sold from its first through its last day', () => {
  const open = { state: 'accepted', starts_on: '2026-03-01', ends_on: '2026-03-31' } as const
  const on = (day: string) => isShareOpen(open, day)
  expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(on)).toEqual([false, true, true, false])
  expect(isShareOpen({ ...open, state: 'ended' }, '2026-03-02')).toBe(false)
  expect(isShareOpen({ state: 'accepted', starts_on: null, ends_on: null }, '2026-03-02')).toBe(true)
})
