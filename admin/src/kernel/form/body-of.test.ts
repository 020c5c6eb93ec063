import { expect, test } from 'vitest'
import { bodyOf } from './body-of.ts'

test('[FRM-006] empty strings, nulls and empty lists are stripped; what had a value before is emptied', () => {
  const values = { title: 'A', text: '', logo: null, state_ids: [], sort_number: 0, is_open: false }
  expect(bodyOf(values, { before: {}, onlyChanged: false })).toEqual({ title: 'A', sort_number: 0, is_open: false })
  expect(bodyOf(values, { before: { text: 'was', logo: '/a.svg', state_ids: [1] }, onlyChanged: false })).toEqual({ title: 'A', text: null, logo: null, state_ids: [], sort_number: 0, is_open: false })
})

test('[FRM-007] in clean-data mode only what changed is sent, and nothing of a form that nobody touched', () => {
  const before = { title: 'A', text: null, state_ids: [1, 2], sort_number: 3 }
  expect(bodyOf({ title: 'A', text: '', state_ids: [1, 2], sort_number: 3 }, { before, onlyChanged: true })).toEqual({})
  expect(bodyOf({ title: 'B', text: '', state_ids: [1], sort_number: 3 }, { before, onlyChanged: true })).toEqual({ title: 'B', state_ids: [1] })
})
