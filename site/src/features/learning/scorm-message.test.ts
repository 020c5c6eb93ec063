import { expect, test } from 'vitest'
import { readScormMessage, resultToSend } from './scorm-message.ts'

const frame = { name: 'frame' }
const from = { origin: 'http://abc.content.localhost:8080', sources: [frame] }
const message = (change: object = {}) => ({ origin: from.origin, source: frame, data: { type: 'portico:scorm', state: 'saved', details: { lesson_status: 'passed', code: 'x' } }, ...change })

test('[SCO-003] [SCO-012] only the player itself is believed: its origin and its window', () => {
  expect(readScormMessage(message(), from)).toEqual({ state: 'saved', lesson_status: 'passed', code: 'x' })
  expect(readScormMessage(message({ origin: 'http://evil.localhost:8080' }), from)).toBeNull()
  expect(readScormMessage(message({ source: { name: 'frame' } }), from)).toBeNull()
  expect(readScormMessage(message({ source: null }), { ...from, sources: [null] })).toBeNull()
})

test('[SCO-003] a message of another kind says nothing', () => {
  for (const data of [null, 'saved', {}, { type: 'other', state: 'saved' }, { type: 'portico:scorm' }, { type: 'portico:scorm', state: 'hacked' }]) {
    expect(readScormMessage(message({ data }), from)).toBeNull()
  }
  expect(readScormMessage(message({ data: { type: 'portico:scorm', state: 'offline' } }), from)).toEqual({ state: 'offline', lesson_status: '', code: null })
})

test('[SCO-008] [SCO-010] a result is sent once, and never for an item that is a success already', () => {
  expect(resultToSend({ lesson_status: 'passed', item_status: 1, sent: null })).toBe('passed')
  expect(resultToSend({ lesson_status: 'passed', item_status: 1, sent: 'passed' })).toBeNull()
  expect(resultToSend({ lesson_status: 'passed', item_status: 2, sent: null })).toBeNull()
  expect(resultToSend({ lesson_status: 'passed', item_status: 3, sent: 'failed' })).toBe('passed')
})

test('[SCO-008] a status that is no result finishes nothing', () => {
  for (const lesson_status of ['incomplete', 'browsed', 'not attempted', '']) expect(resultToSend({ lesson_status, item_status: 1, sent: null })).toBeNull()
  for (const lesson_status of ['completed', 'failed']) expect(resultToSend({ lesson_status, item_status: 1, sent: null })).toBe(lesson_status)
})
