import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTimespans, centisecondsToTimespan, timespanToCentiseconds } from './total-time.ts'

test('[scorm] adds session times of any accepted format to the total', () => {
  expect(addTimespans('0000:00:00', '00:05:30')).toBe('0000:05:30')
  expect(addTimespans('0000:59:59.50', '0000:00:00.5')).toBe('0001:00:00')
  expect(addTimespans('9999:59:59', '00:00:01')).toBe('10000:00:00')
  expect(addTimespans('0000:00:00', '00:99:99.07')).toBe('0001:40:39.07')
  expect(addTimespans('', 'nonsense')).toBe('0000:00:00')
})

test('[scorm] a timespan survives a write and a read', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), (time) => {
      expect(timespanToCentiseconds(centisecondsToTimespan(time))).toBe(time)
    }),
  )
})
