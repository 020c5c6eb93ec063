import { expect, test } from 'vitest'
import { hoursFields } from './hours-fields.ts'

const requirement = {
  subjects: [{ subject: 'Ethics', hundredths: 200 }],
  caps: [{ mode: 'online' as const, hundredths: 300 }],
}
const wrongIn = (typed: Readonly<Record<string, string>>) =>
  hoursFields(requirement, typed).fields.flatMap(({ name, wrong }) => (wrong === null ? [] : [name]))

test('asks for hours by subject, other subjects, and capped delivery modes', () => {
  const { fields, earned } = hoursFields(requirement, {})
  expect(fields.map(({ label }) => label)).toEqual(['Ethics', 'Other subjects', 'Of the hours above: online, any time'])
  expect(earned).toEqual([])
})

test('converts input into earned hours, and into none while a field is invalid', () => {
  expect(hoursFields(requirement, { 'subject Ethics': '1.5', 'mode online': '0.5' }).earned).toEqual([
    { hours: [{ subject: 'Ethics', hundredths: 50 }], modes: ['online'] },
    { hours: [{ subject: 'Ethics', hundredths: 100 }], modes: [] },
  ])
  expect(wrongIn({ 'subject Ethics': 'lots' })).toEqual(['subject Ethics'])
  expect(hoursFields(requirement, { 'subject Ethics': 'lots' }).earned).toBeNull()
  expect(wrongIn({ 'subject Ethics': '1', 'subject Other subjects': '1', 'mode online': '2' })).toEqual([])
  expect(wrongIn({ 'subject Ethics': '1', 'mode online': '1.01' })).toEqual(['mode online'])
})
