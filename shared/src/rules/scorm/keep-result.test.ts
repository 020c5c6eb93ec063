import { expect, test } from 'vitest'
import { keepResult } from './keep-result.ts'

const cmi = (lesson_status: string, raw: string, more: Record<string, string> = {}) => ({
  'cmi.core.lesson_status': lesson_status,
  'cmi.core.score.raw': raw,
  ...more,
})

test('after completion a status or score that is worse changes nothing, a better one counts, and the place is saved', () => {
  const before = cmi('completed', '70', { 'cmi.core.lesson_location': '1' })
  const place = { 'cmi.core.lesson_location': '9', 'cmi.suspend_data': 'x' }
  expect(keepResult({ before, after: cmi('incomplete', '', place) })).toEqual(cmi('completed', '70', place))
  expect(keepResult({ before, after: cmi('failed', '20', place) })).toEqual(cmi('completed', '70', place))
  expect(keepResult({ before, after: cmi('passed', '90', place) })).toEqual(cmi('passed', '90', place))
  expect(keepResult({ before: {}, after: cmi('incomplete', '0') })).toEqual(cmi('incomplete', '0'))
})
