import { expect, test } from 'vitest'
import { reportedTime } from './reported-time.ts'

test.each([
  ['00:00:20.05', '20 seconds'],
  ['0000:00:00.00', 'less than a second'],
  ['0001:05:01', '1 hour, 5 minutes, 1 second'],
  ['0012:00:00', '12 hours'],
])('reads the reported time %s as %s', (timespan, text) => expect(reportedTime(timespan)).toBe(text))
