import { expect, test } from 'vitest'
import { mostCountedRows, totalLabel, totalOf } from './total.ts'

test('counts exactly up to the limit and says so beyond it', () => {
  const label = (counted: number) => totalLabel(totalOf(counted))
  expect([0, 1, 2, 1_204, mostCountedRows].map(label)).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
    '1,204 entries',
    '10,000 entries',
  ])
  expect(totalOf(mostCountedRows + 1)).toEqual({ count: 10_000, is_exact: false })
  expect(label(mostCountedRows + 1)).toBe('10,000+ entries')
})
