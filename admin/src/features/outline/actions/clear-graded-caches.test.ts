import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { assignmentsKey, examsKey, clearGradedCaches, queueKey } from './clear-graded-caches.ts'

test('[EXM-016] [ASG-008] deleting a graded item clears only cached exams, assignments and the grading queue', () => {
  const client = new QueryClient()
  const gone = [
    [...examsKey(1, 7), true],
    [...examsKey(1, 7), false],
    assignmentsKey(1, 7),
    [...queueKey(1), 'next', 3],
  ]
  const kept = [examsKey(1, 8), assignmentsKey(1, 8), assignmentsKey(2, 7), queueKey(2), ['courses', 1, 7]]
  for (const key of [...gone, ...kept]) client.setQueryData(key, ['cached'])
  clearGradedCaches(client, 1, 7)
  expect(gone.map((key) => client.getQueryData(key))).toEqual(gone.map(() => undefined))
  expect(kept.map((key) => client.getQueryData(key))).toEqual(kept.map(() => ['cached']))
})
