import { expect, test } from 'vitest'
import { formatCredits } from './format-credits.ts'
import { formatDuration } from './format-duration.ts'

test('formats durations and credits in everyday wording', () => {
  expect([1, 45, 60, 90, 125, 600].map(formatDuration)).toEqual([
    '1 minute',
    '45 minutes',
    '1 hour',
    '1.5 hours',
    '2 hours',
    '10 hours',
  ])
  expect([0.5, 1, 6].map(formatCredits)).toEqual(['0.5 CE credits', '1 CE credit', '6 CE credits'])
})
