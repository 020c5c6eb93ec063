import { isDone, type ItemProgress } from '../../states/learning/item-progress.ts'
import { remainingAssignmentAttempts } from './remaining-attempts.ts'

type Standing = {
  status: ItemProgress
  attempts: number
  current_attempt: number
  /** the last attempt is still waiting to be graded */
  isWaiting: boolean
}

/** Returns the error code if a learner cannot submit another attempt now, otherwise null. Each attempt must be graded before the next (ASG-003). */
export function whyNoResponse({ status, isWaiting, ...of }: Standing) {
  if (isDone(status)) return 'assignments.already_passed'
  if (isWaiting) return 'assignments.waiting'
  return remainingAssignmentAttempts(of) === 0 ? 'assignments.no_attempts_left' : null
}
