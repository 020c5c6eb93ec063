/** Remaining attempts of an assignment: allowed minus submitted, never below 0 (ASG-004). */
export const remainingAssignmentAttempts = ({
  attempts,
  current_attempt,
}: {
  attempts: number
  current_attempt: number
}): number => Math.max(0, attempts - current_attempt)
