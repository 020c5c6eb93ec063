import { expect, test } from 'vitest'
import { flightGaps } from './flight-gaps.ts'
import { redactEntry, type FlightEntry } from './flight.ts'
import { interactionsOf, objectivesOf } from './cmi-lists.ts'

const call = (name: string, element: string, value: string, answer = 'true'): FlightEntry => ({
  at: 1,
  kind: 'call',
  name,
  element,
  value,
  answer,
})

test('a flight recorder entry keeps calls and return values but never learner answers or identity', () => {
  const secrets = [
    'cmi.suspend_data',
    'cmi.comments',
    'cmi.launch_data',
    'cmi.core.student_name',
    'cmi.interactions.3.student_response',
    'cmi.interactions.3.correct_responses.0.pattern',
    // The API rejects misspelled elements, but their values are still answers.
    ' cmi.suspend_data',
    'cmi.suspendData',
    'CMI.Interactions.3.Student_Response',
    'cmi.interactions.3.student_responses',
    'interactions.3.student_response',
    'cmi.core.studentName',
  ]
  for (const element of secrets) {
    const set = redactEntry(call('LMSSetValue', element, 'my answer'))
    expect(set).toMatchObject({ element, value: '(9 characters)', answer: 'true' })
    expect(redactEntry(set)).toEqual(set)
    expect(redactEntry(call('LMSGetValue', element, '', 'my answer'))).toMatchObject({ answer: '(9 characters)' })
  }
  expect(redactEntry(call('LMSSetValue', 'cmi.core.lesson_status', 'passed'))).toMatchObject({ value: 'passed' })
  const long = redactEntry(call('LMSSetValue', 'cmi.core.lesson_location', 'p'.repeat(255)))
  expect(long.value).toMatch(/^p{120}… \(255 characters\)$/)
  expect(redactEntry({ at: 1, kind: 'fault', name: 'x'.repeat(999) }).name).toHaveLength(300)
})

test('a connection gap runs from the first failed commit to the next saved one', () => {
  const commit = (at: number, answer: string): FlightEntry => ({ at, kind: 'commit', name: 'commit', answer })
  const entries = [commit(1, 'saved'), commit(2, 'retry'), commit(3, 'retry'), commit(9, 'saved'), commit(12, 'retry')]
  expect(flightGaps(entries)).toEqual([
    { from: 2, to: 9 },
    { from: 12, to: null },
  ])
  expect(flightGaps([{ at: 1, kind: 'page', name: 'offline' }])).toEqual([])
})

test('reads objectives and interactions from the elements in index order', () => {
  const cmi = {
    'cmi.objectives.10.id': 'late',
    'cmi.objectives.2.id': 'early',
    'cmi.objectives.2.status': 'passed',
    'cmi.objectives.2.score.raw': '80',
    'cmi.interactions.0.id': 'q1',
    'cmi.interactions.0.type': 'choice',
    'cmi.interactions.0.student_response': 'b',
    'cmi.interactions.0.correct_responses.0.pattern': 'a',
    'cmi.interactions.0.correct_responses.1.pattern': 'c',
    'cmi.interactions.0.objectives.0.id': 'early',
    'cmi.interactions.0.result': 'wrong',
  }
  expect(objectivesOf(cmi).map(({ id, status, score }) => [id, status, score])).toEqual([
    ['early', 'passed', '80'],
    ['late', '', ''],
  ])
  expect(interactionsOf(cmi)).toEqual([
    {
      id: 'q1',
      type: 'choice',
      time: '',
      student_response: 'b',
      correct_responses: ['a', 'c'],
      result: 'wrong',
      weighting: '',
      latency: '',
      objectives: ['early'],
    },
  ])
})
