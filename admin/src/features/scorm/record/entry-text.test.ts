import type { FlightEntry } from '@portico/shared/rules/scorm/flight.ts'
import { expect, test } from 'vitest'
import { entryText, hasFailed, stateUpTo } from './entry-text.ts'

const set = (element: string, value: string, answer = 'true', code = 0): FlightEntry => ({
  at: 0,
  kind: 'call',
  name: 'LMSSetValue',
  element,
  value,
  answer,
  code,
})

test('describes a recording in sentences and marks errors', () => {
  const entries: FlightEntry[] = [
    { at: 0, kind: 'page', name: 'opened' },
    { ...set('cmi.core.exit', 'suspend'), times: 3 },
    set('cmi.core.score.raw', '120', 'false', 405),
    { at: 9, kind: 'commit', name: 'commit 1', value: '2 elements', answer: 'retry', took_ms: 15_000 },
    { at: 10, kind: 'fault', name: 'x is not defined', value: 'player.js:3' },
    { at: 11, kind: 'missing', name: 'media/gone.mp4', value: '404' },
  ]
  expect(entries.map(entryText)).toEqual([
    'The player opened',
    'LMSSetValue(cmi.core.exit, suspend) → true, 3 times',
    'LMSSetValue(cmi.core.score.raw, 120) → false, error 405',
    'commit 1: not saved, will retry (2 elements, 15000 ms)',
    'Error in the content: x is not defined (player.js:3)',
    'File not loaded: media/gone.mp4 (error 404)',
  ])
  expect(entries.map(hasFailed)).toEqual([false, false, true, true, true, true])
})

test('the content’s state at a step contains only successfully set values', () => {
  const entries = [set('a', '1'), set('b', 'x', 'false', 405), set('a', '2')]
  expect([...stateUpTo(entries.slice(0, 2))]).toEqual([['a', '1']])
  expect([...stateUpTo(entries)]).toEqual([['a', '2']])
})
