export type QuestionType = 'single' | 'multiple' | 'boolean'

export type GradedQuestion = {
  readonly type: QuestionType
  readonly choices: readonly { readonly id: number; readonly is_correct: boolean }[]
}

/**
 * Tells whether the chosen ids answer a question correctly: all correct choices and no others; single and boolean require exactly one choice
 * (EXM-002, 003).
 */
export function gradeQuestion({ question, answer }: { question: GradedQuestion; answer: readonly number[] }): boolean {
  const chosen = new Set(answer)
  if (chosen.size === 0 || chosen.size !== answer.length) return false
  const correct = question.choices.filter((choice) => choice.is_correct)
  if (question.type !== 'multiple') {
    const [only] = chosen
    return chosen.size === 1 && correct.some((choice) => choice.id === only)
  }
  return chosen.size === correct.length && correct.every((choice) => chosen.has(choice.id))
}
