import { expect, test } from 'vitest'
import { ALLOWED_RESULTS, finishResult } from './finish-result.ts'
import type { FinishResult } from './finish-result.ts'

type Row = [lesson_status: string, score_raw: number | null, mastery_score: number | null, result: FinishResult]
const answered = (rows: Row[]) =>
  rows.map(([lesson_status, score_raw, mastery_score]) => [
    lesson_status,
    score_raw,
    mastery_score,
    finishResult({ lesson_status, score_raw, mastery_score }),
  ])

test('[SCO-008] only passed, failed and completed are results; any other status records progress', () => {
  expect(ALLOWED_RESULTS).toEqual(['passed', 'completed', 'failed'])
  const rows: Row[] = [
    ['incomplete', 90, 80, null],
    ['browsed', null, null, null],
    ['not attempted', null, null, null],
    ['', null, null, null],
    ['PASSED', null, null, null],
    ['passed', null, null, 'success'],
  ]
  expect(answered(rows)).toEqual(rows)
})

test('[SCO-009] passed gives success, failed gives failed, completed gives success if there is no mastery score', () => {
  const rows: Row[] = [
    ['passed', null, null, 'success'],
    ['passed', 0, null, 'success'],
    ['failed', 100, null, 'failed'],
    ['completed', null, null, 'success'],
    ['completed', 40, null, 'success'],
  ]
  expect(answered(rows)).toEqual(rows)
})

test('[SCO-009] a mastery score with a reported score decides by the score', () => {
  const rows: Row[] = [
    ['completed', 80, 80, 'success'],
    ['completed', 79.5, 80, 'failed'],
    ['passed', 79, 80, 'failed'],
    ['failed', 81, 80, 'success'],
    ['completed', 0, 0, 'success'],
  ]
  expect(answered(rows)).toEqual(rows)
})

test('[SCO-009] with a mastery score but no score, completed becomes finished, and passed and failed stay', () => {
  const rows: Row[] = [
    ['passed', null, 80, 'success'],
    ['failed', null, 80, 'failed'],
    ['completed', null, 80, 'finished'],
    ['completed', Number.NaN, 80, 'finished'],
  ]
  expect(answered(rows)).toEqual(rows)
})

test('[SCO-009] only passed or reaching the mastery score clears a failed item, not completed alone', () => {
  const rows: [...Row][] = [
    ['completed', null, null, 'failed'],
    ['completed', 100, null, 'failed'],
    ['completed', null, 80, 'failed'],
    ['completed', 79.9, 80, 'failed'],
    ['completed', 80, 80, 'success'],
    ['failed', 90, 80, 'success'],
    ['passed', null, null, 'success'],
    ['passed', 79, 80, 'failed'],
    ['incomplete', null, null, null],
  ]
  expect(
    rows.map(([lesson_status, score_raw, mastery_score]) => [
      lesson_status,
      score_raw,
      mastery_score,
      finishResult({ lesson_status, score_raw, mastery_score, was_failed: true }),
    ]),
  ).toEqual(rows)
})
