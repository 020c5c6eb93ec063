import { expect, test } from 'vitest'
import { statusAtFinish } from './status-at-finish.ts'

type Row = [lesson_status: string, score_raw: number | null, mastery_score: number | null, after: string]

test('[SCO-009] content that set no status is completed at finish, unless a required score is missing', () => {
  const rows: Row[] = [
    ['', null, null, 'completed'],
    ['not attempted', null, null, 'completed'],
    ['not attempted', 0, null, 'completed'],
    ['not attempted', null, 80, 'not attempted'],
    ['not attempted', 80, 80, 'passed'],
    ['not attempted', 79.9, 80, 'failed'],
    ['', 0, 0, 'passed'],
  ]
  expect(
    rows.map(([lesson_status, score_raw, mastery_score]) => [
      lesson_status,
      score_raw,
      mastery_score,
      statusAtFinish({ lesson_status, score_raw, mastery_score }),
    ]),
  ).toEqual(rows)
})

test('[SCO-009] a status set by content stays, unless a mastery score and a score decide', () => {
  const words = ['incomplete', 'browsed', 'failed', 'passed', 'completed']
  const rows = words.flatMap((word): Row[] => [
    [word, null, null, word],
    [word, 50, null, word],
    [word, null, 80, word],
    [word, 81, 80, 'passed'],
    [word, 79, 80, 'failed'],
  ])
  expect(
    rows.map(([lesson_status, score_raw, mastery_score]) => [
      lesson_status,
      score_raw,
      mastery_score,
      statusAtFinish({ lesson_status, score_raw, mastery_score }),
    ]),
  ).toEqual(rows)
})
