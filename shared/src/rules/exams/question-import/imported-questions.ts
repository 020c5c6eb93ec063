import { hasOneRightAnswer } from '../../../item-types/one-right-answer.ts'

export type ImportedQuestion = {
  readonly type: 'single' | 'multiple' | 'boolean'
  readonly title: string
  readonly explanation: string
  readonly points: number
  /** `feedback` is for those who choose the answer. */
  readonly choices: { title: string; is_correct: boolean; feedback: string }[]
}
/** Message about a line that was rejected or only partly imported; lines are counted from 1. */
export type ImportFinding = { readonly line: number; readonly reason: string; readonly is_taken: boolean }
export type Imported = { questions: { line: number; question: ImportedQuestion }[]; findings: ImportFinding[] }

/** Maximum number of choices, and maximum lengths of the texts. */
const most = { choices: 20, title: 5_000, choice: 1_000, feedback: 2_000, explanation: 5_000 } as const

/** The choices True and False, each with its feedback. */
export const trueOrFalse = (
  is_true: boolean,
  [onTrue = '', onFalse = '']: readonly string[],
): ImportedQuestion['choices'] => [
  { title: 'True', is_correct: is_true, feedback: onTrue },
  { title: 'False', is_correct: !is_true, feedback: onFalse },
]

/** Returns why a question cannot be imported; null if it can. */
export function questionProblem(question: ImportedQuestion): string | null {
  const { title, explanation, choices, points } = question
  if (title === '') return 'The question has no text.'
  if (title.length > most.title) return `The question is longer than ${most.title} characters.`
  if (explanation.length > most.explanation) return `The explanation is longer than ${most.explanation} characters.`
  if (choices.length < 2) return 'A question needs at least two answers.'
  if (choices.length > most.choices) return `A question can have up to ${most.choices} answers.`
  if (choices.some((choice) => choice.title === '')) return 'An answer has no text.'
  if (choices.some((choice) => choice.title.length > most.choice))
    return `An answer is longer than ${most.choice} characters.`
  if (choices.some(({ feedback }) => feedback.length > most.feedback))
    return `The feedback on an answer is longer than ${most.feedback} characters.`
  if (!choices.some(({ is_correct }) => is_correct)) return 'No answer is marked as correct.'
  if (!hasOneRightAnswer(question)) return 'Several answers are marked as correct, but only one is allowed.'
  return Number.isInteger(points) && points >= 1 && points <= 100
    ? null
    : 'Points must be a whole number between 1 and 100.'
}
