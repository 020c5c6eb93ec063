import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hoursOfSubjects, readSubjects } from './hours.ts'

test('reads hours by subject line by line, in hundredths', () => {
  expect(readSubjects('Ethics: 1.5\n\n  Law and rules:2 ')).toEqual([
    { subject: 'Ethics', hundredths: 150 },
    { subject: 'Law and rules', hundredths: 200 },
  ])
  expect(readSubjects('Part A: law: 0.25')).toEqual([{ subject: 'Part A: law', hundredths: 25 }])
  expect(readSubjects('')).toEqual([])
})

test('rejects a line without hours, a repeated subject and more than twenty subjects', () => {
  for (const wrong of ['Ethics', 'Ethics: two', ': 2', 'Ethics: 1\nethics: 2', 'Ethics: 0', 'Ethics: 1.001'])
    expect({ wrong, read: readSubjects(wrong) }).toEqual({ wrong, read: null })
  const many = Array.from({ length: 21 }, (_, place) => `Subject ${place}: 1`).join('\n')
  expect(v.is(hoursOfSubjects, many)).toBe(false)
  expect(v.is(hoursOfSubjects, many.split('\n').slice(1).join('\n'))).toBe(true)
})
