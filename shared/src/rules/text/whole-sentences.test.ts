import { expect, test } from 'vitest'
import { wholeSentences } from './whole-sentences.ts'

test('a description ends with a sentence, not in the middle of one', () => {
  const text =
    '<p>Courses that count in Ohio. They cost from $19 to $54 for one person.</p><p>All of them earn CE credits.</p>'
  expect(wholeSentences(text, 200)).toBe(
    'Courses that count in Ohio. They cost from $19 to $54 for one person. All of them earn CE credits.',
  )
  expect(wholeSentences(text, 80)).toBe('Courses that count in Ohio. They cost from $19 to $54 for one person.')
  expect(wholeSentences(text, 30)).toBe('Courses that count in Ohio.')
})

test('cuts only a first sentence that is too long by itself', () => {
  expect(wholeSentences('Courses that count in Ohio and in many other states.', 30)).toBe('Courses that count in Ohio…')
  expect(wholeSentences('Takes 1.5 hours. Free.', 16)).toBe('Takes 1.5 hours.')
  expect(wholeSentences('')).toBe('')
})
