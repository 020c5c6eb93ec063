/** Returns the question after the one just answered; null after the last, which finishes the attempt (EXM-007). */
export function nextQuestion({
  question_ids,
  answered_id,
}: {
  question_ids: readonly number[]
  answered_id: number
}): number | null {
  const position = question_ids.indexOf(answered_id)
  return position === -1 ? (question_ids[0] ?? null) : (question_ids[position + 1] ?? null)
}
