import type { RunningTry } from '@portico/shared/contract/exams.ts'
import { expect, test } from 'vitest'
import { isCounted, timeLeft_ms, timeLeftText, timeWarning } from './time-left.ts'

const running = (ends_at: string | null): RunningTry => ({
  attempts: 1,
  status: 1,
  started_at: '2026-11-22T10:00:00.000Z',
  ends_at,
  now: '2026-11-22T10:00:00.000Z',
  questions: [],
  next_question_id: null,
})

test('what is left is counted by the server’s clock, also where this device’s is wrong', () => {
  const device = Date.parse('2026-11-22T03:00:00.000Z')
  const one = running('2026-11-22T10:30:00.000Z')
  expect([timeLeft_ms(one, device), timeLeft_ms(one, device + 60_000), timeLeft_ms(one, device + 3_600_000)]).toEqual([
    30 * 60_000,
    29 * 60_000,
    0,
  ])
  expect(timeLeft_ms(running(null), device)).toBeNull()
})

test('the clock shows hours, minutes and seconds, and warns at five minutes and at one', () => {
  expect([3_723_000, 600_000, 59_001, 1, 0].map(timeLeftText)).toEqual(['1:02:03', '10:00', '1:00', '0:01', '0:00'])
  expect([300_001, 300_000, 60_001, 60_000, 0].map((left) => timeWarning(left).slice(0, 4))).toEqual([
    '',
    'Five',
    'Five',
    'One ',
    '',
  ])
  expect([isCounted(86_400_000), isCounted(86_400_001)]).toEqual([true, false])
})
