import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import type { Transaction } from '../../../../db/client.ts'
import { readAnswers, sheetOf, type ExamAttempt } from '../../../item-types/door.ts'

/** Returns a running attempt with the answers so far, never with the solutions (OP-81). */
export async function runningAttempt(db: Transaction, one: ExamAttempt, now: Date): Promise<RunningAttempt> {
  const [rows, answers] = await Promise.all([sheetOf(db, one), readAnswers(db, one.id)])
  const questions = rows.map((row) => ({
    id: row.id,
    type: row.type,
    title: row.title,
    points: row.points,
    picture: row.picture,
    picture_alt: row.picture_alt,
    choices: row.choices.map(({ id, title }) => ({ id, title })),
    answer: answers.get(row.id)?.choice_ids ?? null,
  }))
  return {
    attempts: one.attempts,
    status: one.status,
    started_at: one.started_at.toISOString(),
    ends_at: one.ends_at?.toISOString() ?? null,
    now: now.toISOString(),
    questions,
    next_question_id: questions.find((question) => question.answer === null)?.id ?? null,
  }
}
