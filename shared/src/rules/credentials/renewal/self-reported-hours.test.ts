import { expect, test } from 'vitest'
import { selfReportedHours } from './self-reported-hours.ts'

const hours = [
  { subject: 'Ethics', hundredths: 200 },
  { subject: 'General', hundredths: 300 },
]

test('self-reported hours keep their totals by subject and by capped delivery mode', () => {
  expect(selfReportedHours(hours, [])).toEqual(hours.map((one) => ({ hours: [one], modes: [] })))
  expect(
    selfReportedHours(hours, [
      { mode: 'online', hundredths: 250 },
      { mode: 'classroom', hundredths: 100 },
    ]),
  ).toEqual([
    { hours: [{ subject: 'Ethics', hundredths: 200 }], modes: ['online'] },
    { hours: [{ subject: 'General', hundredths: 50 }], modes: ['online'] },
    { hours: [{ subject: 'General', hundredths: 100 }], modes: ['classroom'] },
    { hours: [{ subject: 'General', hundredths: 150 }], modes: [] },
  ])
  expect(selfReportedHours([], [{ mode: 'online', hundredths: 100 }])).toEqual([])
})
