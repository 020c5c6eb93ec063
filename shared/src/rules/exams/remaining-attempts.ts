/** Remaining attempts: attempts_number minus those used, never below 0 (EXM-009). Null means no limit, as does an empty attempts_number (OP-81). */
export function remainingAttempts({
  attempts_number,
  attempts_used,
}: {
  attempts_number: number | null
  attempts_used: number
}): number | null {
  return attempts_number === null ? null : Math.max(0, attempts_number - attempts_used)
}

/** Number of attempts since the last reset by staff (EXM-014). Earlier ones stay on record. */
export const attemptsUsed = (
  tries: readonly { readonly attempts: number }[],
  resets: readonly { readonly after_attempts: number }[],
): number => {
  const since = Math.max(0, ...resets.map(({ after_attempts }) => after_attempts))
  return tries.filter(({ attempts }) => attempts > since).length
}
