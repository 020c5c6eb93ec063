import { isDone, type ItemProgress } from '../../states/learning/item-progress.ts'
import { resultOf } from './grade-exam.ts'
import { gradeQuestion, type GradedQuestion } from './grade-question.ts'

type AttemptQuestion = GradedQuestion & { readonly id: number; readonly points: number }
type Regraded = {
  readonly status: ItemProgress
  readonly score: number | null
  readonly pass_percentage: number | null
  readonly questions: readonly AttemptQuestion[]
  /** the chosen choices and whether they were graded as correct, by question */
  readonly answers: ReadonlyMap<number, { readonly choice_ids: readonly number[]; readonly is_correct: boolean | null }>
  /** the corrected choices of each question whose answer key was wrong */
  readonly keys: ReadonlyMap<number, ReadonlySet<number>>
}
export type RaisedAttempt = {
  readonly right: number[]
  readonly status: ItemProgress
  readonly score: number
  readonly points: number
  readonly points_total: number
}

/**
 * Regrades a finished attempt with a corrected key: correct answers stay correct, and newly correct ones count. Null if nothing changes. Score and
 * status never drop.
 */
export function regradeAttempt({
  status,
  score,
  pass_percentage,
  questions,
  answers,
  keys,
}: Regraded): RaisedAttempt | null {
  const right = questions.flatMap((question) => {
    const given = answers.get(question.id)
    const key = keys.get(question.id)
    if (!given || !key || given.is_correct) return []
    const choices = question.choices.map(({ id }) => ({ id, is_correct: key.has(id) }))
    return gradeQuestion({ question: { ...question, choices }, answer: given.choice_ids }) ? [question.id] : []
  })
  if (right.length === 0) return null
  const isRight = ({ id }: AttemptQuestion) => right.includes(id) || answers.get(id)?.is_correct === true
  const pointsOf = (some: readonly AttemptQuestion[]) => some.reduce((sum, { points }) => sum + points, 0)
  const result = resultOf({
    points: pointsOf(questions.filter(isRight)),
    points_total: pointsOf(questions),
    pass_percentage,
  })
  return {
    right,
    status: isDone(status) ? status : result.status,
    score: Math.max(score ?? 0, result.percentage),
    points: result.points,
    points_total: result.points_total,
  }
}
