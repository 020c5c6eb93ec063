import { expect, test } from 'vitest'
import { failedStyle, readScormMessage, resultToSend } from './scorm-message.ts'

const frame = { name: 'frame' }
const from = { origin: 'http://abc.content.localhost:8080', sources: [frame] }
const message = (change: object = {}) => ({
  origin: from.origin,
  source: frame,
  data: { type: 'portico:scorm', state: 'saved', details: { lesson_status: 'passed', score_raw: '81.5', code: 'x' } },
  ...change,
})

test('[scorm] accepts only messages from the player’s origin and window', () => {
  expect(readScormMessage(message(), from)).toEqual({
    state: 'saved',
    reported: { lesson_status: 'passed', score_raw: 81.5 },
    code: 'x',
  })
  expect(readScormMessage(message({ origin: 'http://evil.localhost:8080' }), from)).toBeNull()
  expect(readScormMessage(message({ source: { name: 'frame' } }), from)).toBeNull()
  expect(readScormMessage(message({ source: null }), { ...from, sources: [null] })).toBeNull()
})

test('[scorm] ignores messages of other types', () => {
  for (const data of [
    null,
    'saved',
    {},
    { type: 'other', state: 'saved' },
    { type: 'portico:scorm' },
    { type: 'portico:scorm', state: 'hacked' },
  ]) {
    expect(readScormMessage(message({ data }), from)).toBeNull()
  }
  expect(readScormMessage(message({ data: { type: 'portico:scorm', state: 'offline' } }), from)).toEqual({
    state: 'offline',
    reported: { lesson_status: '', score_raw: null },
    code: null,
  })
})

type ResultInput = Parameters<typeof resultToSend>[0]
const resultFor = (change: Partial<ResultInput>) =>
  resultToSend({ lesson_status: 'passed', score_raw: null, mastery_score: null, item_status: 1, sent: null, ...change })

test('[SCO-008] [SCO-010] sends a result once, and never for a passed item', () => {
  expect(resultFor({})).toBe('success')
  expect(resultFor({ sent: 'success' })).toBeNull()
  expect(resultFor({ item_status: 2 })).toBeNull()
  expect(resultFor({ item_status: 3, sent: 'failed' })).toBe('success')
})

test('[SCO-008] ignores statuses that are not results', () => {
  for (const lesson_status of ['incomplete', 'browsed', 'not attempted', ''])
    expect(resultFor({ lesson_status })).toBeNull()
  expect(resultFor({ lesson_status: 'completed' })).toBe('success')
  expect(resultFor({ lesson_status: 'failed' })).toBe('failed')
})

test('[SCO-008] offers no result the server would not count: repeated failures, or a pass below mastery', () => {
  expect(resultFor({ lesson_status: 'completed', item_status: 3 })).toBeNull()
  expect(resultFor({ lesson_status: 'failed', item_status: 3 })).toBeNull()
  expect(resultFor({ lesson_status: 'passed', item_status: 3 })).toBe('success')
  expect(resultFor({ mastery_score: 80, score_raw: 79, item_status: 3 })).toBeNull()
  expect(resultFor({ mastery_score: 80, score_raw: 79 })).toBe('failed')
  expect(resultFor({ lesson_status: 'completed', mastery_score: 80, score_raw: 80, item_status: 3 })).toBe('success')
  expect(resultFor({ lesson_status: 'completed', mastery_score: 80 })).toBe('finished')
  expect(resultFor({ lesson_status: 'completed', mastery_score: 80, item_status: 3 })).toBeNull()
})

test('the bar says that a lesson was not passed once that is saved, with the score where there is one', () => {
  expect(failedStyle('ended', 33)).toEqual({ label: 'Failed · 33%', tone: 'failed' })
  expect(failedStyle('saved', null)).toEqual({ label: 'Failed', tone: 'failed' })
  expect(failedStyle('saving', 33).label).toBe('Saving…')
})
