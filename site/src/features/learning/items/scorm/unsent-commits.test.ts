import { expect, test } from 'vitest'
import { keepUnsentCommits, recordName, UNSENT_MAX_CHARACTERS } from './unsent-commits.ts'

const origin = 'http://abc.content.localhost:8080'
const unsent = { launch: 1, sequence: 2, cmi: { 'cmi.core.lesson_location': 'p2' }, terminate: false }

function page(storage: Partial<Storage> = {}) {
  const kept = new Map<string, string>()
  const answers: unknown[] = []
  const frame = { postMessage: (message: unknown, to: string) => answers.push([message, to]) }
  const around = {
    origin,
    sources: [frame],
    record: '7',
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
      ...storage,
    },
  }
  const hear = (data: unknown, change: object = {}) =>
    keepUnsentCommits({ origin, source: frame, data, ...change }, around)
  return { hear, kept, answers, ask: () => (hear({ type: 'portico:unsent-ask' }), answers.at(-1)) }
}

test('stores unsaved player data per item and returns it only to its origin', () => {
  const { hear, kept, ask } = page()
  expect(ask()).toEqual([{ type: 'portico:unsent', unsent: null }, origin])
  hear({ type: 'portico:unsent', unsent })
  expect([...kept.keys()]).toEqual(['portico:unsent:7'])
  expect(ask()).toEqual([{ type: 'portico:unsent', unsent }, origin])
  hear({ type: 'portico:unsent', unsent: null })
  expect(kept.size).toBe(0)
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
  expect([kept.size, answers]).toEqual([0, []])
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const refused = page({ getItem: refuse, setItem: refuse, removeItem: refuse })
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
