import { keptKey } from '@portico/shared/browser/kept-keys.ts'
import { expect, test } from 'vitest'
import { keptStatus } from './kept-status.ts'

const answers = [1, 2].map((question) => keptKey({ person_id: 7, kind: 'answer' }, 3, 5, 1, question))
const step = keptKey({ person_id: 7, kind: 'step' }, 3, 5, 'finish')
const words = (
  keys: string[],
  more: { hold?: 'offline' | 'no_answer' | 'someone_else' | null; isLasting?: boolean } = {},
) => keptStatus({ keys, hold: 'offline', isLasting: true, refused: [], ...more })?.label ?? null

test('states in one line what is waiting, where and why', () => {
  expect(words(answers)).toBe('Offline: 2 answers are kept on this device')
  expect(words(answers.slice(1))).toBe('Offline: 1 answer is kept on this device')
  expect(words([step])).toBe('Offline: your progress is saved on this device')
  expect(words([...answers, step])).toBe('Offline: 2 answers and your progress are saved on this device')
  expect(words(answers, { hold: 'no_answer' })).toBe('Not sent yet: 2 answers are kept on this device')
  expect(words(answers, { hold: 'someone_else' })).toBe('Someone else is signed in: 2 answers are kept on this device')
  expect(words(answers, { isLasting: false })).toBe('Offline: 2 answers are kept in this tab')
})

test('shows nothing while work is just being sent', () => {
  expect(words(answers, { hold: null })).toBeNull()
  expect(words([])).toBeNull()
})
