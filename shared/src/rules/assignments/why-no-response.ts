import { isDone, type ItemProgress } from '../../states/item-progress.ts'
import { remainingAssignmentAttempts } from './remaining-attempts.ts'

type Standing = {
  status: ItemProgress
  attempts: number
  current_attempt: number
  /** the last attempt was not graded yet */
  isWaiting: boolean
}

/** Why a learner cannot hand in another attempt now; null: they can. One attempt is graded before the next (ASG-003). */
export function whyNoResponse({ status, isWaiting, ...of }: Standing) {
  if (isDone(status)) return 'assignments.already_passed'
  if (isWaiting) return 'assignments.waiting'
  return remainingAssignmentAttempts(of) === 0 ? 'assignments.no_attempts_left' : null
}
