import { and, eq } from 'drizzle-orm'
import { courseQuestion, type CourseQuestionStatus } from '@portico/shared/states/course-question.ts'
import type { Transaction } from '../../../../db/client.ts'
import { studentAnswers, studentQuestions } from '../../tables.ts'
import type { Question } from './own-question.ts'

type Written = { user_id: number; is_staff: boolean; text: string; sent_as: string; closes?: boolean; now: Date }

/** Adds a reply to a question, once even if it is sent again. A learner's reply reopens the question and waits for an answer. */
export async function saveAnswer(
  db: Transaction,
  { question, written }: { question: Question; written: Written },
): Promise<{ id: number; is_new: boolean }> {
  const { closes, now, ...words } = written
  const [made] = await db
    .insert(studentAnswers)
    .values({ ...words, student_question_id: question.id, created_at: now })
    .onConflictDoNothing()
    .returning({ id: studentAnswers.id })
  if (made) {
    const status: CourseQuestionStatus = closes
      ? courseQuestion.closed
      : written.is_staff
        ? question.status
        : courseQuestion.opened
    await db
      .update(studentQuestions)
      .set({ status, answered_at: written.is_staff ? now : null, updated_at: now })
      .where(eq(studentQuestions.id, question.id))
    return { id: made.id, is_new: true }
  }
  const [before] = await db
    .select({ id: studentAnswers.id })
    .from(studentAnswers)
    .where(
      and(
        eq(studentAnswers.student_question_id, question.id),
        eq(studentAnswers.user_id, written.user_id),
        eq(studentAnswers.sent_as, written.sent_as),
      ),
    )
  if (!before) throw new Error('an answer was neither kept nor there')
  return { id: before.id, is_new: false }
}
