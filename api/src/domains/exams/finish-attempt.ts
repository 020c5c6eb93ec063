import { and, eq, inArray } from 'drizzle-orm'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { gradeExam, type ExamResult } from '@portico/shared/rules/exams/grade-exam.ts'
import { gradeQuestion } from '@portico/shared/rules/exams/grade-question.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import type { AttemptEnd } from '@portico/shared/states/exam.ts'
import { examAnswers, examTries } from './tables.ts'
import type { Scope } from '../../kernel/context.ts'
import { readAnswers, readExam, sheetOf, type ExamAttempt } from '../item-types/door.ts'
import { readOutline, type Enrollment, setItemStatus, updateProgress } from '../learning/door.ts'

type Ctx = Pick<Scope, 'db' | 'emit'> & { now: () => Date }
/** A running attempt whose enrollment is locked. */
type Ending = { enrollment: Enrollment; running: ExamAttempt; ended_by: AttemptEnd }

/**
 * Ends an attempt and grades it by its drawn questions and settings. The exam's status follows but never leaves a finished state. If the exam was
 * removed or the enrollment ended, only the attempt's result is saved.
 */
export async function finishAttempt(
  ctx: Ctx,
  { enrollment, running, ended_by }: Ending,
): Promise<{ result: ExamResult; after: ProgressAfter | null }> {
  const { db } = ctx
  const result = await gradeAttempt(db, running)
  const now = ctx.now()
  const { status, percentage, points, points_total } = result
  const is_late = running.ends_at !== null && now > running.ends_at
  await db
    .update(examTries)
    .set({ status, score: percentage, points, points_total, ended_by, finished_at: is_late ? running.ends_at : now })
    .where(eq(examTries.id, running.id))
  const item = (await readOutline(db, enrollment.id)).items.find(({ id }) => id === running.module_item_id)
  if (!item || enrollment.ended_at !== null) return { result, after: null }
  if (!isDone(item.status)) {
    const key = { enrollment_id: enrollment.id, module_item_id: item.id }
    await setItemStatus(db, { ...key, from: item.status, to: status, now })
  }
  return { result, after: await updateProgress(ctx, enrollment, item.id) }
}

async function gradeAttempt(db: Ctx['db'], running: ExamAttempt): Promise<ExamResult> {
  const { type, pass_percentage } = await readExam(db, running.exam_id)
  const questions = await sheetOf(db, running)
  const given = await readAnswers(db, running.id)
  const answers = new Map([...given].map(([id, answer]) => [id, answer.choice_ids]))
  if (type === 'exam') {
    const right = questions
      .filter((question) => gradeQuestion({ question, answer: answers.get(question.id) ?? [] }))
      .map((question) => question.id)
    await db.update(examAnswers).set({ is_correct: false }).where(eq(examAnswers.exam_try_id, running.id))
    if (right.length > 0)
      await db
        .update(examAnswers)
        .set({ is_correct: true })
        .where(and(eq(examAnswers.exam_try_id, running.id), inArray(examAnswers.question_id, right)))
  }
  return gradeExam({ type, pass_percentage: running.pass_percentage ?? pass_percentage, questions, answers })
}
