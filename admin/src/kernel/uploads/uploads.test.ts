import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishedShown_ms, uploads } from './uploads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of uploads.list()) uploads.remove(id)
  vi.useRealTimers()
})

const added = (name: string, place: string | null = null) =>
  uploads.add({
    name,
    place,
    purpose: 'material',
    size_bytes: 1,
    sent_bytes: 0,
    bytes_per_s: 0,
    state: 'sending',
    words: null,
    acts: {},
  })
const listedUploads = () => uploads.list().map(({ name, state, words }) => [name, state, words])

test('[MED-013] [MED-014] keeps failed files in the list; only the last three show the reason', () => {
  const ids = ['a', 'b', 'c', 'd'].map((name) => added(name))
  for (const id of ids) uploads.fail(id, `wrong with ${id}`)
  const [, b, c, d] = ids
  expect(listedUploads()).toEqual([
    ['a', 'failed', null],
    ['b', 'failed', `wrong with ${b}`],
    ['c', 'failed', `wrong with ${c}`],
    ['d', 'failed', `wrong with ${d}`],
  ])
  // A retried file no longer counts, and its next failure is the newest.
  uploads.change(b ?? 0, { state: 'sending', words: null })
  uploads.fail(b ?? 0, 'wrong again')
  expect(listedUploads().map(([, , words]) => words)).toEqual([
    null,
    'wrong again',
    `wrong with ${c}`,
    `wrong with ${d}`,
  ])
})

const inPanel = () => uploads.panelList().map(({ name }) => name)

test('a finished upload leaves by itself; reading its line, a note and a failure keep it', () => {
  const [plain = 0, noted = 0, failed = 0] = ['plain', 'noted', 'failed'].map((name) => added(name))
  uploads.change(plain, { state: 'done', words: 'Uploaded' })
  uploads.change(noted, { state: 'done', words: 'Uploaded. Two captions are not shown.', hasNote: true })
  uploads.fail(failed, 'wrong')
  vi.advanceTimersByTime(finishedShown_ms - 1)
  uploads.pause()
  vi.advanceTimersByTime(10 * finishedShown_ms)
  expect(inPanel()).toEqual(['plain', 'noted', 'failed'])
  uploads.resume()
  vi.advanceTimersByTime(finishedShown_ms)
  expect(inPanel()).toEqual(['noted', 'failed'])
})

test('a visible place takes its uploads out of the panel; running and resumable ones come back after it', () => {
  added('elsewhere')
  const running = added('running', 'dialog')
  const refused = added('refused', 'dialog')
  const lost = added('lost', 'dialog')
  const hide = uploads.showPlace('dialog')
  uploads.fail(refused, 'Wrong Format: refused')
  uploads.fail(lost, 'No connection')
  uploads.change(lost, { acts: { resume: () => {} } })
  expect(inPanel()).toEqual(['elsewhere'])
  hide()
  expect(inPanel()).toEqual(['elsewhere', 'running', 'lost'])
  uploads.change(running, { state: 'done' })
  vi.advanceTimersByTime(finishedShown_ms)
  expect(inPanel()).toEqual(['elsewhere', 'lost'])
})
