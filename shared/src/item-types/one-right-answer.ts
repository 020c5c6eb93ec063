type QuestionInput = {
  readonly type: 'single' | 'multiple' | 'boolean'
  readonly choices: readonly { readonly is_correct: boolean }[]
}

/** Whether a question has a valid number of correct answers: exactly one, unless several may be chosen. */
export const hasOneRightAnswer = ({ type, choices }: QuestionInput): boolean =>
  type === 'multiple' || choices.filter(({ is_correct }) => is_correct).length === 1
