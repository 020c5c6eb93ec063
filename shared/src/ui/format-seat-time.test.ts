import { expect, test } from 'vitest'
import { formatSeatTime } from './format-seat-time.ts'

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
