import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { examsKey, forgetExams } from './forget-exams.ts'

test('[EXM-016] deleting an exam or survey clears what is cached of its course’s exams, and nothing else', () => {
  const client = new QueryClient()
  const [exams, surveys] = [
    [...examsKey(1, 7), true],
    [...examsKey(1, 7), false],
  ]
  for (const key of [exams, surveys, examsKey(1, 8), ['courses', 1, 7]]) client.setQueryData(key, ['cached'])
  forgetExams(client, 1, 7)
  expect([exams, surveys].map((key) => client.getQueryData(key))).toEqual([undefined, undefined])
  expect([examsKey(1, 8), ['courses', 1, 7]].map((key) => client.getQueryData(key))).toEqual([['cached'], ['cached']])
})
