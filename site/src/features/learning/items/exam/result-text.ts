import type { AnswersShown } from '@portico/shared/states/answers-shown.ts'
import type { TryResult } from './exam-phase.ts'

type Scored = Pick<TryResult, 'score' | 'correct_count' | 'questions_count'>

export function scoreText({ score, correct_count, questions_count }: Scored, pass_percentage: number): string {
  if (score === null || correct_count === null) return 'Thank you. Your answers are saved.'
  return `Your score: ${score}% (${correct_count} of ${questions_count} correct). You need ${pass_percentage}% to pass.`
}

export function attemptText(remaining: number | null): string {
  if (remaining === null) return ''
  return remaining === 1 ? '1 attempt left.' : `${remaining} attempts left.`
}

/** Why the answers are not shown, and when they are. */
export function withheldText(setting: AnswersShown, remaining: number | null): string {
  if (setting === 'never') return 'The answers to these questions aren’t shown.'
  return remaining === null
    ? 'You’ll see your answers, and which are correct, once you pass.'
    : 'You’ll see your answers, and which are correct, once you pass or have no attempts left.'
}
