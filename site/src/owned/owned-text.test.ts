import { expect, test } from 'vitest'
import { ownedText } from './owned-text.ts'

const owned = new Map([
  [1, { id: 1, related_id: 11, is_finished: false }],
  [2, { id: 2, related_id: 12, is_finished: true }],
  [3, { id: 3, related_id: 13, is_finished: true }],
])
const course = (id: number) => ownedText({ ids: [id], kind: 'course', owned })
const bundle = (...ids: number[]) => ownedText({ ids, kind: 'bundle', owned })

test('shows owners of a course whether to continue or view it, and nothing to others', () => {
  expect([course(1), course(2), course(9)]).toEqual([
    'You have this course: continue',
    'Course completed: view it',
    null,
  ])
})

test('says how many courses of a bundle are owned, finished once all are', () => {
  expect([bundle(1, 2), bundle(2, 3), bundle(1, 9), bundle(2), bundle(8, 9), bundle()]).toEqual([
    'You have all 2 courses: continue',
    'You completed all 2 courses: view',
    'You have 1 of 2 courses',
    'You completed its course: view',
    null,
    null,
  ])
})
