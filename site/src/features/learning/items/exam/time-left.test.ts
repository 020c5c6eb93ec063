import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { clockJumped, isClockVisible, timeLeft_ms, timeLeftText, timeWarning } from './time-left.ts'

const running = (ends_at: string | null): RunningAttempt => ({
  attempts: 1,
  status: 1,
  started_at: '2026-11-22T10:00:00.000Z',
  ends_at,
  now: '2026-11-22T10:00:00.000Z',
  questions: [],
  next_question_id: null,
})

afterEach(() => void vi.useRealTimers())

test('counts time left by the server’s clock, whatever the device’s clock says', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T03:00:00.000Z') })
  const one = running('2026-11-22T10:30:00.000Z')
  expect(timeLeft_ms(one)).toBe(30 * 60_000)
  vi.advanceTimersByTime(60_000)
  expect(timeLeft_ms(one)).toBe(29 * 60_000)
  vi.advanceTimersByTime(3_600_000)
  expect(timeLeft_ms(one)).toBe(0)
  expect(timeLeft_ms(running(null))).toBeNull()
})

test.each([6, -6, 24 * 365])('ignores a device clock set %i hours forward or back during an exam', (hours) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00.000Z') })
  const one = running('2026-11-22T10:30:00.000Z')
  expect(timeLeft_ms(one)).toBe(30 * 60_000)
  vi.advanceTimersByTime(60_000)
  vi.setSystemTime(Date.now() + hours * 3_600_000)
  expect(timeLeft_ms(one)).toBe(29 * 60_000)
})

test('asks the server again after the device slept or its clock was changed', () => {
  vi.useFakeTimers()
  const one = running('2026-11-22T10:30:00.000Z')
  timeLeft_ms(one)
  vi.advanceTimersByTime(600_000)
  expect(clockJumped(one)).toBe(false)
  vi.setSystemTime(Date.now() + 60_000)
  expect(clockJumped(one)).toBe(true)
})

test('shows hours, minutes and seconds, and warns at five minutes and one minute', () => {
  expect([3_723_000, 600_000, 59_001, 1, 0].map(timeLeftText)).toEqual(['1:02:03', '10:00', '1:00', '0:01', '0:00'])
  expect([300_001, 300_000, 60_001, 60_000, 0].map((left) => timeWarning(left).slice(0, 4))).toEqual([
    '',
    'Five',
    'Five',
    'One ',
    '',
  ])
  expect([isClockVisible(86_400_000), isClockVisible(86_400_001)]).toEqual([true, false])
})
