import type { IconName } from '@portico/shared/icons/icon-paths.ts'
import { gradeQuestion } from '@portico/shared/rules/exams/grade-question.ts'
import type { AnswersShown } from '@portico/shared/states/exam.ts'
import type { AttemptResult } from './exam-phase.ts'

type Scored = Pick<
  AttemptResult,
  'score' | 'correct_count' | 'questions_count' | 'points' | 'points_total' | 'pass_percentage' | 'questions'
>

/** The result in words; an attempt without a grade says how many answers were correct, of the questions that have a correct one and show it. */
export function scoreText({ score, correct_count, questions_count, points, points_total, ...of }: Scored): string {
  if (score === null || correct_count === null) {
    const keyed = (of.questions ?? []).filter(({ choices }) => choices.some((one) => one.is_correct))
    const right = keyed.filter((question) => gradeQuestion({ question, answer: question.answer ?? [] })).length
    return `Thank you. Your answers are saved.${keyed.length === 0 ? '' : ` ${right} of ${keyed.length} correct.`}`
  }
  const counted =
    points_total === null || points_total === questions_count
      ? `${correct_count} of ${questions_count} correct`
      : `${points} of ${points_total} points`
  return `Your score: ${score}% (${counted}). You need ${of.pass_percentage}% to pass.`
}

export function attemptText(remaining: number | null): string {
  if (remaining === null) return ''
  return remaining === 1 ? '1 attempt left.' : `${remaining} attempts left.`
}

/** Says why the answers are hidden and when they will be shown. */
export function withheldText(setting: AnswersShown, remaining: number | null): string {
  if (setting === 'never') return 'The answers to these questions aren’t shown.'
  return remaining === null
    ? 'You’ll see your answers, and which are correct, once you pass.'
    : 'You’ll see your answers, and which are correct, once you pass or have no attempts left.'
}

/** Says what ended the attempt, unless the learner did. */
export function endText(ended_by: AttemptResult['ended_by']): string {
  if (ended_by === 'time') return 'Time was up. Your saved answers were submitted.'
  return ended_by === 'staff' ? 'Staff ended this attempt.' : ''
}

type Marked = { is_correct: boolean }

/** No cross where the question has no correct answer. */
export function choiceIcon(choices: readonly Marked[], { is_correct }: Marked, isChosen: boolean): IconName {
  if (is_correct) return 'check'
  return isChosen && choices.some((one) => one.is_correct) ? 'close' : 'minus'
}
