import * as v from 'valibot'
import { expect, test } from 'vitest'
import { instant } from '../calls/endpoint.ts'
import { day } from './dates.ts'

test('accepts only calendar days from year 1 to year 9999', () => {
  for (const good of ['0001-01-01', '2024-02-29', '2026-11-23', '9999-12-31']) expect(v.is(day(), good)).toBe(true)
  for (const bad of ['2026-02-29', '2026-02-31', '2026-04-31', '1900-02-29', '0000-01-01', '2026-1-1', '', 'today'])
    expect([bad, v.is(day(), bad)]).toEqual([bad, false])
})

test('accepts only instants on such a day, in UTC too', () => {
  const parsed = (at: string) => v.is(instant(), at)
  for (const good of [
    '0001-01-01T00:00:00Z',
    '2026-11-23T10:00:00.000Z',
    '2026-11-23T10:00:00+14:00',
    '9999-12-31T23:59:59Z',
  ])
    expect([good, parsed(good)]).toEqual([good, true])
  for (const bad of [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '2026-02-31T00:00:00Z',
    '9999-12-31T23:59:59-14:00',
  ])
    expect([bad, parsed(bad)]).toEqual([bad, false])
})
