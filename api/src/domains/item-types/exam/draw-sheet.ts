import { drawQuestions } from '@portico/shared/rules/exams/draw-questions.ts'
import { shuffled, type Random } from '@portico/shared/rules/exams/shuffled.ts'
import type { Transaction } from '../../../db/client.ts'
import { poolsToDraw, questionIdsOf, readQuestions, type FullQuestion, type readExam } from './exam-queries.ts'

type Exam = Awaited<ReturnType<typeof readExam>>

/** The questions that a new try asks, in its order (OP-83). */
export async function drawQuestionIds(db: Transaction, exam: Exam, random: Random): Promise<number[]> {
  return drawQuestions({
    own: await questionIdsOf(db, exam.id),
    pools: await poolsToDraw(db, exam.id),
    shuffle: exam.shuffle_questions,
    random,
  })
}

/** Choices in another order, where the exam shuffles them; True and False stay in theirs, as everybody expects them. */
export const shuffleChoices = (asked: readonly FullQuestion[], random: Random): FullQuestion[] =>
  asked.map((question) =>
    question.type === 'boolean' ? question : { ...question, choices: shuffled(question.choices, random) },
  )

/** What a new try would show, without beginning one. */
export async function drawSheet(db: Transaction, exam: Exam, random: Random): Promise<FullQuestion[]> {
  const asked = await readQuestions(db, await drawQuestionIds(db, exam, random))
  return exam.shuffle_choices ? shuffleChoices(asked, random) : asked
}
