import { expect, test } from 'vitest'
import { seatTimeLeft, waitInWords } from './seat-time-left.ts'

test('a certificate waits until the minimum is reached, and never without one', () => {
  expect(seatTimeLeft({ required_minutes: 60, seat_ms: 0 })).toEqual({ required_minutes: 60, missing_ms: 3_600_000 })
  expect(seatTimeLeft({ required_minutes: 60, seat_ms: 3_599_999 })).toEqual({ required_minutes: 60, missing_ms: 1 })
  expect(seatTimeLeft({ required_minutes: 60, seat_ms: 3_600_000 })).toBeNull()
  expect(seatTimeLeft({ required_minutes: null, seat_ms: 0 })).toBeNull()
})

test('words round what is left up to whole minutes', () => {
  expect(waitInWords({ required_minutes: 60, missing_ms: 1 })).toEqual({ required: '60 minutes', left: '1 minute' })
  expect(waitInWords({ required_minutes: 1, missing_ms: 60_000 })).toEqual({ required: '1 minute', left: '1 minute' })
})
