import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { choices, exams, questions } from '../../db/tables/course-content.ts'
import { examAnswers, examTries } from '../../db/tables/learning.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'

export type ExamTry = typeof examTries.$inferSelect
export type FullQuestion = typeof questions.$inferSelect & { choices: (typeof choices.$inferSelect)[] }
type Key = { enrollment_id: number; module_item_id: number }

export async function readExam(db: Transaction, id: number) {
  const [exam] = await db.select().from(exams).where(eq(exams.id, id))
  return exam ?? fail('general.not_found')
}

/** All tries of one learner at one exam, the newest first; at most one of them runs (a unique index enforces it). */
export const readTries = (db: Transaction, { enrollment_id, module_item_id }: Key): Promise<ExamTry[]> =>
  db
    .select()
    .from(examTries)
    .where(and(eq(examTries.enrollment_id, enrollment_id), eq(examTries.module_item_id, module_item_id)))
    .orderBy(desc(examTries.attempts))

export const questionIdsOf = async (db: Transaction, examId: number): Promise<number[]> =>
  (
    await db
      .select({ id: questions.id })
      .from(questions)
      .where(eq(questions.exam_id, examId))
      .orderBy(asc(questions.sort_number), asc(questions.id))
  ).map((row) => row.id)

/** Questions with all their choices, in the order of the try that asks them. Answers to learners must leave is_correct out. */
export async function readQuestions(db: Transaction, ids: readonly number[]): Promise<FullQuestion[]> {
  if (ids.length === 0) return []
  const [rows, choiceRows] = await Promise.all([
    db
      .select()
      .from(questions)
      .where(inArray(questions.id, [...ids])),
    db
      .select()
      .from(choices)
      .where(inArray(choices.question_id, [...ids]))
      .orderBy(asc(choices.sort_number), asc(choices.id)),
  ])
  return ids.flatMap((id) =>
    rows
      .filter((row) => row.id === id)
      .map((row) => ({ ...row, choices: choiceRows.filter((choice) => choice.question_id === id) })),
  )
}

export async function readAnswers(
  db: Transaction,
  tryId: number,
): Promise<Map<number, { choice_ids: number[]; is_correct: boolean | null }>> {
  const rows = await db.select().from(examAnswers).where(eq(examAnswers.exam_try_id, tryId))
  return new Map(rows.map((row) => [row.question_id, { choice_ids: row.choice_ids, is_correct: row.is_correct }]))
}
