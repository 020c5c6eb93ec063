import { expect, test } from 'vitest'
import * as v from 'valibot'
import { accountDraft, emptyDraft } from './account-draft.ts'
import { initialDraft } from './use-stored-draft.ts'

const sent_ms = 1_000_000
const waiting = { ...emptyDraft, mode: 'code' as const, email: 'ada@example.com', resend_at_ms: sent_ms }

test('restores the code step while the code is valid, otherwise the page’s own form', () => {
  expect(initialDraft(waiting, 'sign-in', sent_ms + 29 * 60_000)).toEqual(waiting)
  expect(initialDraft(waiting, 'register', sent_ms + 31 * 60_000)).toEqual({ ...waiting, mode: 'register' })
  expect(initialDraft({ ...waiting, mode: 'register' }, 'sign-in', sent_ms)).toEqual({
    ...waiting,
    mode: 'sign-in',
  })
})

test('stores the checkbox state in the draft and still reads older drafts without it', () => {
  const ticked = { ...waiting, is_adult: true }
  expect(v.parse(accountDraft, JSON.parse(JSON.stringify(ticked)))).toEqual(ticked)
  const { is_adult: _, ...older } = waiting
  expect(v.parse(accountDraft, older)).toEqual(waiting)
})
