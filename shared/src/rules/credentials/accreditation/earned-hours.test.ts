import { expect, test } from 'vitest'
import { cycleStart, earnedHours, nextDeadline } from './earned-hours.ts'

const credit = (states: string[], hundredths: number, subject = 'General') => ({
  states,
  hours: [{ subject, hundredths }],
})

test('starts a renewal cycle the day after the previous deadline, also at February’s end', () => {
  expect(cycleStart('2027-04-30', 2)).toBe('2025-05-01')
  expect(cycleStart('2027-12-31', 1)).toBe('2027-01-01')
  expect(cycleStart('2028-02-29', 1)).toBe('2027-03-01')
  expect(cycleStart('2028-02-29', 4)).toBe('2024-03-01')
})

test('moves a past deadline to the current cycle’s end, also at the end of February', () => {
  const next = (deadline: string, today: string) => nextDeadline(deadline, { years: 2, today })
  expect(next('2027-04-30', '2026-11-24')).toBe('2027-04-30')
  expect(next('2026-11-24', '2026-11-24')).toBe('2026-11-24')
  expect(next('2026-11-23', '2026-11-24')).toBe('2028-11-23')
  expect(next('2024-02-29', '2024-03-01')).toBe('2026-02-28')
  expect(next('2024-02-29', '2027-01-01')).toBe('2028-02-29')
})

test('counts hours within the state and cycle, once per completion, from the most generous agency', () => {
  const cycle = { state: 'FL', from: '2025-05-01', to: '2027-04-30' }
  const on = (completed_on: string, ...credits: ReturnType<typeof credit>[]) => ({ completed_on, credits })
  expect(earnedHours([], cycle)).toEqual({ total: 0, by_subject: [] })
  const entries = [
    on('2025-05-01', credit(['FL'], 100), credit(['FL'], 150, 'Ethics'), credit(['TX'], 900)),
    on('2027-04-30', credit(['TX'], 900), credit([], 200)),
    on('2026-01-01', credit(['FL', 'TX'], 50, 'Ethics'), credit([], 900)),
    on('2025-04-30', credit(['FL'], 700)),
    on('2027-05-01', credit(['FL'], 700)),
    on('2026-02-01', credit(['TX'], 700)),
    on('2026-03-01'),
  ]
  expect(earnedHours(entries, cycle)).toEqual({
    total: 400,
    by_subject: [
      { subject: 'Ethics', hundredths: 200 },
      { subject: 'General', hundredths: 200 },
    ],
  })
})
