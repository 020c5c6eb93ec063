import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockedStorage, browserStorage } from '../../../../../tests/support/browser-storage.ts'
import { draftKept, keepDraft, newDraft } from './question-draft.ts'

beforeEach(() => void vi.stubGlobal('localStorage', browserStorage()))
afterEach(() => vi.unstubAllGlobals())

test('restores an unsent question with its id, only in its own location', () => {
  const draft = { ...newDraft(), title: 'Why', text: 'Really' }
  keepDraft('7', draft)
  expect(draftKept('7')).toEqual(draft)
  expect(draftKept('8')).toMatchObject({ title: '', text: '' })
  keepDraft('7', newDraft())
  expect(localStorage.length).toBe(0)
})

test('starts a new draft for invalid data or missing storage', () => {
  localStorage.setItem('portico:question:7', '{"title":1}')
  expect(draftKept('7').title).toBe('')
  localStorage.setItem('portico:question:7', 'nonsense')
  expect(draftKept('7').title).toBe('')
  vi.stubGlobal('localStorage', blockedStorage())
  keepDraft('7', { ...newDraft(), title: 'Why' })
  expect(draftKept('7').title).toBe('')
})
