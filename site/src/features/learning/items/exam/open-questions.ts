import type { RunningTry } from '@portico/shared/contract/exams/exams.ts'
import type { ExamState } from './use-exam.ts'

/** Number of unanswered questions in the running attempt. */
export const openQuestions = ({ answers }: Pick<ExamState, 'answers'>, { questions }: RunningTry): number =>
  questions.filter(({ id }) => (answers.get(id)?.answer.length ?? 0) === 0).length

/** Start of a sentence. */
export const stillOpen = (open: number): string =>
  open === 1 ? 'One question is not answered yet' : `${open} questions are not answered yet`
