import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

test('[CRT-024] amounts are US dollars in English formatting, from integer cents', () => {
  expect(formatMoney(3900)).toBe('$39')
  expect(formatMoney(3950)).toBe('$39.50')
  expect(formatMoney(1234567)).toBe('$12,345.67')
  expect(formatMoney(123456700)).toBe('$1,234,567')
  expect(formatMoney(0)).toBe('$0')
  expect(formatMoney(3900, 'exact')).toBe('$39.00')
})
