import { expect, test } from 'vitest'
import * as v from 'valibot'
import { export_orders } from '@portico/shared/contract/orders/exports.ts'
import { list_staff_orders } from '@portico/shared/contract/orders/staff.ts'
import { projectSources } from '../support/project-sources.ts'

// valibot's isoDate only checks digits: February 31 passes it, and Postgres answers with an error.
const byDigitsOnly = /\bisoDate\b/

test('only the day schema validates days, so that every call’s day exists in the calendar', () => {
  const found = projectSources().filter(({ text }) => byDigitsOnly.test(text))
  expect(found.map(({ path }) => path)).toEqual(['shared/src/schemas/dates.ts'])
})

test.each([list_staff_orders, export_orders])('$path accepts only days that exist in the calendar', ({ query }) => {
  const takes = (day: string) => ['from', 'until'].map((field) => v.is(query as v.GenericSchema, { [field]: day }))
  for (const day of ['2026-02-31', '2027-02-29', '2026-13-01', '2026-00-10']) expect(takes(day)).toEqual([false, false])
  expect(takes('2028-02-29')).toEqual([true, true])
})
