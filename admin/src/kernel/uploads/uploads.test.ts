import { expect, test } from 'vitest'
import { uploads } from './uploads.ts'

const added = (name: string) =>
  uploads.add({
    name,
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
  const ids = ['a', 'b', 'c', 'd'].map(added)
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
