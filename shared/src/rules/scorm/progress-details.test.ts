import { expect, test } from 'vitest'
import { cmiFromDetails, detailsFromCmi } from './progress-details.ts'

const cmi = {
  'cmi.core.score.raw': '85.5',
  'cmi.core.score.max': '100',
  'cmi.core.score.min': '',
  'cmi.core.lesson_location': 'page-4',
  'cmi.suspend_data': '{"a":1}',
  'cmi.core.lesson_status': 'incomplete',
}
const details = {
  score: { raw: 85.5, max: 100, min: null },
  lesson_location: 'page-4',
  suspend_data: '{"a":1}',
  lesson_status: 'incomplete',
}

test('[SCO-012] progress details contain score raw, max, min, lesson_location, suspend_data and lesson_status', () => {
  expect(detailsFromCmi({ ...cmi, 'cmi.core.exit': 'suspend' })).toEqual(details)
  expect(detailsFromCmi({})).toEqual({
    score: { raw: null, max: null, min: null },
    lesson_location: '',
    suspend_data: '',
    lesson_status: 'not attempted',
  })
})

test('[SCO-006] an update sets only the elements named in its details', () => {
  expect(cmiFromDetails(details)).toEqual(cmi)
  expect(cmiFromDetails({ lesson_location: 'p2' })).toEqual({ 'cmi.core.lesson_location': 'p2' })
  expect(cmiFromDetails({ lesson_status: 'not attempted' })).toEqual({})
})
