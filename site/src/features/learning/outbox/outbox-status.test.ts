import { unsentKey } from '@portico/shared/browser/unsent-keys.ts'
import { expect, test } from 'vitest'
import { outboxStatus } from './outbox-status.ts'

const answers = [1, 2].map((question) => unsentKey({ person_id: 7, kind: 'answer' }, 3, 5, 1, question))
const step = unsentKey({ person_id: 7, kind: 'step' }, 3, 5, 'finish')
const labelFor = (
  keys: string[],
  more: { hold?: 'offline' | 'no_answer' | 'someone_else' | null; isLasting?: boolean } = {},
) => outboxStatus({ keys, hold: 'offline', isLasting: true, refused: [], ...more })?.label ?? null

test('states in one line what is waiting, where and why', () => {
  expect(labelFor(answers)).toBe('Offline: 2 answers are kept on this device')
  expect(labelFor(answers.slice(1))).toBe('Offline: 1 answer is kept on this device')
  expect(labelFor([step])).toBe('Offline: your progress is saved on this device')
  expect(labelFor([...answers, step])).toBe('Offline: 2 answers and your progress are saved on this device')
  expect(labelFor(answers, { hold: 'no_answer' })).toBe('Not sent yet: 2 answers are kept on this device')
  expect(labelFor(answers, { hold: 'someone_else' })).toBe(
    'Someone else is signed in: 2 answers are kept on this device',
  )
  expect(labelFor(answers, { isLasting: false })).toBe('Offline: 2 answers are kept in this tab')
})

test('shows nothing while work is just being sent', () => {
  expect(labelFor(answers, { hold: null })).toBeNull()
  expect(labelFor([])).toBeNull()
})
