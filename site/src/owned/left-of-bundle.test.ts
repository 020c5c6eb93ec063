import { expect, test } from 'vitest'
import { leftOfBundle } from './left-of-bundle.ts'

const left = (owned: number[], ids = [1, 2, 3, 4]) =>
  leftOfBundle({ ids, prices: { 1: 1200, 2: 1500, 3: 1250, 4: 1650, 5: null }, owns: (id) => owned.includes(id) })

test('owners of a part of a bundle read what the rest costs without it', () => {
  expect([left([1, 2]), left([1, 2, 3]), left([9, 1])]).toEqual([
    'The other 2 cost $29 separately',
    'The other course costs $16.50 separately',
    'The other 3 cost $44 separately',
  ])
})

test('says nothing of a rest if all or none is owned, or if a course is not sold by itself', () => {
  expect([left([]), left([1, 2, 3, 4]), left([1], [1, 5])]).toEqual(['', '', ''])
})
