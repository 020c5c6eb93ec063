import { expect, test } from 'vitest'
import { countRows } from './count-rows.ts'

const rowsOf = (kinds: readonly ('roster' | 'attempt' | 'seat_time' | 'by_staff' | 'certificate')[]) =>
  kinds.map((kind) => ({ kind, commitment: '', hash: '' }))

test('counts the rows of a packet without the headings of its files', () => {
  const rows = rowsOf(['roster', 'roster', 'roster', 'attempt', 'seat_time', 'seat_time', 'by_staff', 'certificate'])
  const counts = { attempt: 0, seat_time: 1, by_staff: 0, certificate: 1 }
  expect(countRows({ rows, roster_format: 'generic' })).toEqual({ roster: 2, ...counts })
  expect(countRows({ rows, roster_format: 'ce_broker' })).toEqual({ roster: 3, ...counts })
})

test('counts nothing of a file that the packet does not have', () => {
  const counts = { roster: 0, attempt: 0, seat_time: 0, by_staff: 0, certificate: 0 }
  expect(countRows({ rows: [], roster_format: 'generic' })).toEqual(counts)
})
