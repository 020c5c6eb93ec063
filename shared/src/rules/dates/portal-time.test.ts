import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime, instantAt } from './portal-time.ts'

const york = 'America/New_York'

test('converts the portal’s local time to an instant, in summer and in winter', () => {
  expect(instantAt('2026-07-01T09:30', york)?.toISOString()).toBe('2026-07-01T13:30:00.000Z')
  expect(instantAt('2026-12-01T09:30', york)?.toISOString()).toBe('2026-12-01T14:30:00.000Z')
  expect(instantAt('2026-03-08T01:59', york)?.toISOString()).toBe('2026-03-08T06:59:00.000Z')
  expect(instantAt('2026-03-08T03:00', york)?.toISOString()).toBe('2026-03-08T07:00:00.000Z')
  expect(clockTime('2026-12-01T05:00:00Z', york)).toBe('2026-12-01T00:00')
  expect([instantAt('', york), instantAt('2026-13-01T00:00', york)]).toEqual([null, null])
})

test('converts a local time skipped by a clock change to the instant after the gap', () => {
  const found = (clock: string, zone: string) => instantAt(clock, zone)?.toISOString()
  expect(found('2026-03-08T02:00', york)).toBe('2026-03-08T07:00:00.000Z')
  expect(found('2026-03-08T02:30', york)).toBe('2026-03-08T07:00:00.000Z')
  expect(found('2026-03-08T02:59', york)).toBe('2026-03-08T07:00:00.000Z')
  expect(found('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(found('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z')
  expect(found('2026-09-06T00:00', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
  expect(found('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z')
})

test('converts a local time that occurs twice to its first occurrence, in every zone', () => {
  expect(instantAt('2026-11-01T01:30', york)?.toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(instantAt('2026-10-25T02:30', 'Europe/Berlin')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test.each([
  '2026-02-30T09:00',
  '2025-02-29T00:00',
  '2026-04-31T10:00',
  '2026-01-01T24:00',
  '0002-01-01T09:00',
  '0202-06-01T09:00',
])('rejects %s: an invalid day or time, or a year still being typed', (clock) =>
  expect(instantAt(clock, york)).toBeNull(),
)

test('converts the last minute of the calendar too', () => {
  expect(instantAt('9999-12-31T23:59', york)?.getTime()).toBe(Date.UTC(10_000, 0, 1, 4, 59))
})

test('every instant survives the round trip through local time, except in the repeated hour', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.constantFrom(york, 'UTC', 'Asia/Kolkata', 'Australia/Lord_Howe'),
      (at, zone) => {
        const clock = clockTime(at, zone)
        const found = instantAt(clock, zone)
        expect(found && clockTime(found, zone)).toBe(clock)
      },
    ),
  )
})
