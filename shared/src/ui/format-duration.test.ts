import { expect, test } from 'vitest'
import { formatCredits, formatDuration, formatSeatTime } from './format-duration.ts'

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

test('formats seat time with its offline part, and no time as a dash', () => {
  const said = (active: number, offline: number) =>
    formatSeatTime({ active_ms: active * 60_000, offline_ms: offline * 60_000 })
  expect([said(0, 0), said(0.5, 0), said(45, 0), said(35, 10), said(60, 30), said(5, 0.5)]).toEqual([
    '–',
    'Less than a minute',
    '45 minutes',
    '45 minutes, 10 minutes of it offline',
    '1.5 hours, 30 minutes of it offline',
    '5 minutes',
  ])
})
