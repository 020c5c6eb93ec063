import { afterEach, expect, test, vi } from 'vitest'
import { blockedStorage, browserStorage } from '../../../../../../tests/support/browser-storage.ts'
import { handleUnsentMessage, recordName, UNSENT_MAX_CHARACTERS } from './unsent-commits.ts'

const origin = 'http://abc.content.localhost:8080'
const unsent = { launch: 1, sequence: 2, cmi: { 'cmi.core.lesson_location': 'p2' }, terminate: false }

afterEach(() => vi.unstubAllGlobals())

function page(kept = browserStorage()) {
  vi.stubGlobal('localStorage', kept)
  const answers: unknown[] = []
  const frame = { postMessage: (message: unknown, to: string) => answers.push([message, to]) }
  const around = { origin, sources: [frame], record: '7' }
  const hear = (data: unknown, change: object = {}) =>
    handleUnsentMessage({ origin, source: frame, data, ...change }, around)
  return { hear, kept, answers, ask: () => (hear({ type: 'portico:unsent-ask' }), answers.at(-1)) }
}

test('stores unsaved player data per item and returns it only to its origin', () => {
  const { hear, kept, ask } = page()
  expect(ask()).toEqual([{ type: 'portico:unsent', unsent: null }, origin])
  hear({ type: 'portico:unsent', unsent })
  expect([kept.length, kept.key(0)]).toEqual([1, 'portico:unsent:7'])
  expect(ask()).toEqual([{ type: 'portico:unsent', unsent }, origin])
  hear({ type: 'portico:unsent', unsent: null })
  expect(kept.length).toBe(0)
})

test('ignores other senders and oversized data, and tolerates unavailable storage', () => {
  const { hear, kept, answers } = page()
  for (const change of [{ origin: 'http://evil.localhost' }, { source: {} }, { source: null }]) {
    hear({ type: 'portico:unsent', unsent }, change)
    hear({ type: 'portico:unsent-ask' }, change)
  }
  for (const data of [null, 'portico:unsent', {}, { type: 'portico:scorm', unsent }, { type: 'portico:unsent' }])
    hear(data)
  hear({
    type: 'portico:unsent',
    unsent: { ...unsent, cmi: { 'cmi.suspend_data': 'x'.repeat(UNSENT_MAX_CHARACTERS) } },
  })
  expect([kept.length, answers]).toEqual([0, []])
  const refused = page(blockedStorage())
  refused.hear({ type: 'portico:unsent', unsent })
  expect(refused.ask()).toEqual([{ type: 'portico:unsent', unsent: null }, origin])
})

test('names unsent data by part and attempt, with the old name for single-part first attempts', () => {
  const place = { progress_id: 7, attempt: 1, sco: 'one', is_only: true }
  const names = [
    place,
    { ...place, attempt: 2 },
    { ...place, is_only: false },
    { ...place, is_only: false, sco: 'two' },
  ]
  expect(names.map(recordName)).toEqual(['7', '7:2:one', '7:1:one', '7:1:two'])
})
