import { isDone, itemProgress, type ItemProgress } from '../../states/learning/item-progress.ts'

/** Status of a graded attempt: passed at or above the pass score, failed below it (ASG-005). */
export const responseStatus = ({ score, pass_score }: { score: number; pass_score: number }) =>
  score >= pass_score ? itemProgress.success : itemProgress.failed

/** Remaining attempts of an assignment: allowed minus submitted, never below 0 (ASG-004). */
export const remainingAssignmentAttempts = ({
  attempts,
  current_attempt,
}: {
  attempts: number
  current_attempt: number
}): number => Math.max(0, attempts - current_attempt)

type Standing = {
  status: ItemProgress
  attempts: number
  current_attempt: number
  /** the last attempt is still waiting to be graded */
  isWaiting: boolean
}

/** Returns the error code if a learner cannot submit another attempt now, otherwise null. Each attempt must be graded before the next (ASG-003). */
export function submissionProblem({ status, isWaiting, ...of }: Standing) {
  if (isDone(status)) return 'assignments.already_passed'
  if (isWaiting) return 'assignments.waiting'
  return remainingAssignmentAttempts(of) === 0 ? 'assignments.no_attempts_left' : null
}
