import { isDone, type ItemProgress } from '../../states/item-progress.ts'
import { resultOf } from './grade-exam.ts'
import { gradeQuestion, type GradedQuestion } from './grade-question.ts'

type AskedQuestion = GradedQuestion & { readonly id: number; readonly points: number }
type Regraded = {
  readonly status: ItemProgress
  readonly score: number | null
  readonly pass_percentage: number | null
  readonly questions: readonly AskedQuestion[]
  /** what was chosen, and what was right when it was graded, by question */
  readonly answers: ReadonlyMap<number, { readonly choice_ids: readonly number[]; readonly is_correct: boolean | null }>
  /** the choices that are right after all, of the questions whose key was wrong */
  readonly keys: ReadonlyMap<number, ReadonlySet<number>>
}
export type RaisedTry = {
  readonly right: number[]
  readonly status: ItemProgress
  readonly score: number
  readonly points: number
  readonly points_total: number
}

/**
 * A finished try graded with another key: what was right stays right, and what turns right counts. Null where nothing does. Score and
 * status never fall.
 */
export function raisedTry({ status, score, pass_percentage, questions, answers, keys }: Regraded): RaisedTry | null {
  const right = questions.flatMap((question) => {
    const given = answers.get(question.id)
    const key = keys.get(question.id)
    if (!given || !key || given.is_correct) return []
    const choices = question.choices.map(({ id }) => ({ id, is_correct: key.has(id) }))
    return gradeQuestion({ question: { ...question, choices }, answer: given.choice_ids }) ? [question.id] : []
  })
  if (right.length === 0) return null
  const isRight = ({ id }: AskedQuestion) => right.includes(id) || answers.get(id)?.is_correct === true
  const pointsOf = (some: readonly AskedQuestion[]) => some.reduce((sum, { points }) => sum + points, 0)
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
