import { expect, test } from 'vitest'
import * as v from 'valibot'
import { accountDraft, emptyDraft } from './account-draft.ts'
import { draftToBeginWith } from './use-kept-draft.ts'

const sent_ms = 1_000_000
const waiting = { ...emptyDraft, mode: 'code' as const, email: 'ada@example.com', resend_at_ms: sent_ms }

test('[HOLE-2] a reloaded page returns to the code step while the code is valid; after that, and without a pending code, to its own form', () => {
  expect(draftToBeginWith(waiting, 'sign-in', sent_ms + 29 * 60_000)).toEqual(waiting)
  expect(draftToBeginWith(waiting, 'register', sent_ms + 31 * 60_000)).toEqual({ ...waiting, mode: 'register' })
  expect(draftToBeginWith({ ...waiting, mode: 'register' }, 'sign-in', sent_ms)).toEqual({
    ...waiting,
    mode: 'sign-in',
  })
})

test('[HOUSE-7] what was ticked is kept like what was typed, and a draft of before the tick was kept is still read', () => {
  const ticked = { ...waiting, is_adult: true }
  expect(v.parse(accountDraft, JSON.parse(JSON.stringify(ticked)))).toEqual(ticked)
  const { is_adult: _, ...older } = waiting
  expect(v.parse(accountDraft, older)).toEqual(waiting)
})
