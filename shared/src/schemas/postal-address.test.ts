import * as v from 'valibot'
import { expect, test } from 'vitest'
import { countries, country } from './postal-address.ts'

test('lists each country once, under its current code', () => {
  const names = countries().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(240)
  expect(names).toEqual([...new Set(names)])
  for (const [code, isTaken] of [
    ['US', true],
    ['BJ', true],
    ['DY', false],
    ['ZZ', false],
    ['usa', false],
  ] as const)
    expect([code, v.is(country, code)]).toEqual([code, isTaken])
})
