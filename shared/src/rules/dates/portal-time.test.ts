import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime, instantAt } from './portal-time.ts'

const york = 'America/New_York'

test('what the clock of the portal shows becomes the instant that it stands for, in summer and in winter', () => {
  expect(instantAt('2026-07-01T09:30', york)?.toISOString()).toBe('2026-07-01T13:30:00.000Z')
  expect(instantAt('2026-12-01T09:30', york)?.toISOString()).toBe('2026-12-01T14:30:00.000Z')
  expect(instantAt('2026-03-08T01:59', york)?.toISOString()).toBe('2026-03-08T06:59:00.000Z')
  expect(instantAt('2026-03-08T03:00', york)?.toISOString()).toBe('2026-03-08T07:00:00.000Z')
  expect(clockTime('2026-12-01T05:00:00Z', york)).toBe('2026-12-01T00:00')
  expect([instantAt('', york), instantAt('2026-13-01T00:00', york)]).toEqual([null, null])
})

test('every instant is found again by what clocks show then, but for the hour that they show twice', () => {
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
