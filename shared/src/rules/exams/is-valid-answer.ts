import type { QuestionType } from './grade-question.ts'

/**
 * Tells whether an answer is valid for its question: known choices without duplicates, exactly one for single and boolean, at least one for multiple.
 */
export function isValidAnswer({
  type,
  choice_ids,
  answer,
}: {
  type: QuestionType
  choice_ids: readonly number[]
  answer: readonly number[]
}): boolean {
  if (new Set(answer).size !== answer.length || !answer.every((id) => choice_ids.includes(id))) return false
  return type === 'multiple' ? answer.length >= 1 : answer.length === 1
}
