import type { QuestionType } from './grade-question.ts'

/** Whether an answer fits its question at all: known choices, none twice, one for single and boolean, at least one for multiple. */
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
