import type { AuthoredFields, AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import type { Transaction } from '../../../db/client.ts'
import { attachedPools, questionIdsOf, readExam, readQuestions, type FullQuestion } from './exam-queries.ts'

/** Reads an exam or survey as its author wrote it, including the correct answers. */
export async function readAuthoredExam(db: Transaction, id: number): Promise<AuthoredFields<'Exam'>> {
  const exam = await readExam(db, id)
  const asked = await readQuestions(db, await questionIdsOf(db, id))
  return {
    description: exam.description,
    attempts_number: exam.attempts_number,
    pass_percentage: exam.pass_percentage,
    answers_shown: exam.answers_shown,
    pools: await attachedPools(db, id),
    shuffle_questions: exam.shuffle_questions,
    shuffle_choices: exam.shuffle_choices,
    time_limit_minutes: exam.time_limit_minutes,
    opens_at: exam.opens_at?.toISOString() ?? null,
    closes_at: exam.closes_at?.toISOString() ?? null,
    questions: asked.map(authoredQuestion),
  }
}

/** Converts a question to the form its author edits. */
export const authoredQuestion = (question: FullQuestion): AuthoredQuestion & { id: number } => ({
  id: question.id,
  type: question.type,
  title: question.title,
  explanation: question.explanation,
  points: question.points,
  picture: question.picture,
  picture_alt: question.picture_alt,
  choices: question.choices.map(({ id, title, is_correct, feedback }) => ({ id, title, is_correct, feedback })),
})
