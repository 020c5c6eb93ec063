import { expect, test } from 'vitest'
import { compareEdits, mergeEdits } from './compare-edits.ts'

const opened = { title: 'A', slug: 'a', text: '', order: 1 }

test('separates fields that both people changed from those only the other changed', () => {
  const yours = { ...opened, title: 'Mine', text: 'new', order: 2 }
  const theirs = { ...opened, title: 'Theirs', slug: 'b', order: 2 }
  expect(compareEdits({ opened, yours, theirs })).toEqual({ both: ['title'], only_theirs: ['slug'] })
  expect(compareEdits({ opened, yours, theirs: opened })).toEqual({ both: [], only_theirs: [] })
  expect(compareEdits({ opened, yours, theirs: { ...opened, text: null } })).toEqual({ both: [], only_theirs: [] })
})

test('merges both people’s changes and drops only the rejected side', () => {
  const yours = { ...opened, title: 'Mine', text: 'new' }
  const theirs = { ...opened, title: 'Theirs', slug: 'b' }
  const merged = (side: 'yours' | 'theirs') => mergeEdits({ opened, yours, theirs }, { title: side })
  expect(merged('yours')).toEqual({ title: 'Mine', slug: 'b', text: 'new', order: 1 })
  expect(merged('theirs')).toEqual({ title: 'Theirs', slug: 'b', text: 'new', order: 1 })
})
