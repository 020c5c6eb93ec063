import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tableTax, type TaxRate } from './table-tax.ts'

const rates: TaxRate[] = [
  { state: 'TX', percent: 8.25 },
  { state: 'NY', percent: 4 },
]
const of = (state: TaxRate['state'], total: number) => tableTax({ parts: [{ total }], rates, state })[0]

test('charges the state’s sales tax rate, and nothing if the state has no rate', () => {
  expect([of('TX', 3900), of('NY', 3900), of('OR', 3900), of('TX', 0)]).toEqual([322, 156, 0, 0])
})

test('rounds half a cent up exactly, without binary floating-point errors', () => {
  const taxed = (total: number, percent: number) =>
    tableTax({ parts: [{ total }], rates: [{ state: 'TX', percent }], state: 'TX' })[0]
  expect([taxed(1000, 0.25), taxed(200, 0.25), taxed(199, 0.25), taxed(10_050, 1.005)]).toEqual([3, 1, 0, 101])
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 0, max: 200_000 }),
      (total, tenThousandths) => {
        const exact = (BigInt(total) * BigInt(tenThousandths) * 2n + 1_000_000n) / 2_000_000n
        expect(BigInt(taxed(total, tenThousandths / 10_000) ?? -1)).toBe(exact)
      },
    ),
  )
})
