import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test('range requests for video and audio', () => {
  const rows: [string | undefined, ReturnType<typeof byteRange>][] = [
    [undefined, 'whole'],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-30', { start: 70, end: 99 }],
    ['bytes=-300', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=1-2', 'whole'],
  ]
  expect(rows.map(([header]) => [header, byteRange(header, 100)])).toEqual(rows)
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
})
