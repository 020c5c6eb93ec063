import { expect, test } from 'vitest'
import { readMinutes } from './read-minutes.ts'
import { isValidOn, validityText } from './validity-text.ts'

test('says of an accreditation whether it counts on a day, first and last day included', () => {
  const at = (valid_from: string | null, valid_to: string | null) => {
    const days = { valid_from, valid_to }
    return [isValidOn(days, '2026-11-30'), validityText(days, '2026-11-30')]
  }
  expect(at(null, null)).toEqual([true, 'valid'])
  expect(at('2026-11-30', '2026-11-30')).toEqual([true, 'valid to 2026-11-30'])
  expect(at(null, '2026-11-29')).toEqual([false, 'expired on 2026-11-29, visitors do not see it'])
  expect(at('2026-12-01', null)).toEqual([false, 'begins on 2026-12-01, visitors do not see it yet'])
})

test('reads whole minutes; an empty field means no minimum', () => {
  expect(['', ' 60 ', '60000'].map(readMinutes)).toEqual([null, 60, 60_000])
  expect(['0', '60001', '1.5', '-5', 'an hour'].map(readMinutes)).toEqual(Array(5).fill('wrong'))
})
