import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockedStorage, browserStorage } from '../../../../../tests/support/browser-storage.ts'
import { readDraft, storeDraft, newDraft } from './question-draft.ts'

beforeEach(() => void vi.stubGlobal('localStorage', browserStorage()))
afterEach(() => vi.unstubAllGlobals())

test('restores an unsent question with its id, only in its own location', () => {
  const draft = { ...newDraft(), title: 'Why', text: 'Really' }
  storeDraft('7', draft)
  expect(readDraft('7')).toEqual(draft)
  expect(readDraft('8')).toMatchObject({ title: '', text: '' })
  expect([readDraft('7', 'Help').title, readDraft('8', 'Help').title]).toEqual(['Why', 'Help'])
  storeDraft('7', newDraft())
  expect(localStorage.length).toBe(0)
})

test('starts a new draft for invalid data or missing storage', () => {
  localStorage.setItem('portico:question:7', '{"title":1}')
  expect(readDraft('7').title).toBe('')
  localStorage.setItem('portico:question:7', 'nonsense')
  expect(readDraft('7').title).toBe('')
  vi.stubGlobal('localStorage', blockedStorage())
  storeDraft('7', { ...newDraft(), title: 'Why' })
  expect(readDraft('7').title).toBe('')
})
