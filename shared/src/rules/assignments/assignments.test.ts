import { describe, expect, test } from 'vitest'
import type { ItemProgress } from '../../states/learning/item-progress.ts'
import { remainingAssignmentAttempts, responseStatus, submissionProblem } from './responses.ts'
import { statusAfterCorrection } from './status-after-correction.ts'

describe('assignments', () => {
  test('[ASG-004] computes remaining attempts as attempts minus current_attempt, never below 0', () => {
    expect(
      [0, 1, 3, 4].map((current_attempt) => remainingAssignmentAttempts({ attempts: 3, current_attempt })),
    ).toEqual([3, 2, 0, 0])
  })

  test('[ASG-005] passes a score at or above the assignment’s pass score and fails any other', () => {
    expect([69, 70, 71].map((score) => responseStatus({ score, pass_score: 70 }))).toEqual([3, 2, 2])
  })

  test('refuses another attempt while one awaits grading, after passing, and when none is left', () => {
    const open = { status: 3, attempts: 2, current_attempt: 1, isWaiting: false } as const
    expect(submissionProblem(open)).toBeNull()
    expect(submissionProblem({ ...open, isWaiting: true })).toBe('assignments.waiting')
    expect(submissionProblem({ ...open, status: 2 })).toBe('assignments.already_passed')
    expect(submissionProblem({ ...open, status: 5 })).toBe('assignments.already_passed')
    expect(submissionProblem({ ...open, current_attempt: 2 })).toBe('assignments.no_attempts_left')
  })
})

test('derives an assignment’s status after a correction from all attempts and keeps what staff marked as finished', () => {
  const after = (status: ItemProgress, ...attempts: ItemProgress[]) => statusAfterCorrection({ status, attempts })
  expect([after(3, 2), after(2, 3), after(2, 3, 2), after(2, 1, 3), after(5, 3)]).toEqual([2, 3, 2, 1, 5])
})
