import { drawQuestions, type Random, shuffled } from '@portico/shared/rules/exams/draw-questions.ts'
import type { Transaction } from '../../../db/client.ts'
import { poolsToDraw, questionIdsOf, readQuestions, type FullQuestion, type readExam } from './exam-queries.ts'

type Exam = Awaited<ReturnType<typeof readExam>>

/** Draws the questions of a new attempt, in its order (OP-83). */
export async function drawQuestionIds(db: Transaction, exam: Exam, random: Random): Promise<number[]> {
  return drawQuestions({
    own: await questionIdsOf(db, exam.id),
    pools: await poolsToDraw(db, exam.id),
    shuffle: exam.shuffle_questions,
    random,
  })
}

/** Shuffles the choices for exams that want it; True and False keep their familiar order. */
export const shuffleChoices = (asked: readonly FullQuestion[], random: Random): FullQuestion[] =>
  asked.map((question) =>
    question.type === 'boolean' ? question : { ...question, choices: shuffled(question.choices, random) },
  )

/** Returns what a new attempt would show, without starting one. */
export async function drawSheet(db: Transaction, exam: Exam, random: Random): Promise<FullQuestion[]> {
  const asked = await readQuestions(db, await drawQuestionIds(db, exam, random))
  return exam.shuffle_choices ? shuffleChoices(asked, random) : asked
}
