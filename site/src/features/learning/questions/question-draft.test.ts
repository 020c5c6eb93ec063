import { expect, test } from 'vitest'
import { draftKept, keepDraft, newDraft } from './question-draft.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

test('restores an unsent question with its id, only in its own location', () => {
  const browser = storage()
  const draft = { ...newDraft(), title: 'Why', text: 'Really' }
  keepDraft(browser, '7', draft)
  expect(draftKept(browser, '7')).toEqual(draft)
  expect(draftKept(browser, '8')).toMatchObject({ title: '', text: '' })
  keepDraft(browser, '7', newDraft())
  expect(browser.kept.size).toBe(0)
})

test('starts a new draft for invalid data or missing storage', () => {
  const browser = storage()
  browser.kept.set('portico:question:7', '{"title":1}')
  expect(draftKept(browser, '7').title).toBe('')
  browser.kept.set('portico:question:7', 'nonsense')
  expect(draftKept(browser, '7').title).toBe('')
  const closed = {
    getItem: () => {
      throw new Error('closed')
    },
    setItem: () => {
      throw new Error('closed')
    },
    removeItem: () => {
      throw new Error('closed')
    },
  }
  keepDraft(closed, '7', { ...newDraft(), title: 'Why' })
  expect(draftKept(closed, '7').title).toBe('')
})
