import { and, eq } from 'drizzle-orm'
import { create_student_question } from '@portico/shared/contract/student-questions.ts'
import { studentQuestions } from '../../tables.ts'
import { courseIdOf, readOutline } from '../../../learning/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { askingEnrollment } from './own-question.ts'
import { enforceQuestionRate } from './enforce-question-rate.ts'
import { notifyTeachers } from './notify-teachers.ts'

/** Stores the question once, even if the sender had to send it several times (LRN-043). */
export const createStudentQuestion = verb(create_student_question, async (ctx, { params, body }) => {
  const { db } = ctx
  const { related_id, item_id, ...words } = body
  const enrollment = await askingEnrollment(ctx, related_id)
  if ((await courseIdOf(db, params.slug))?.id !== enrollment.course_id) fail('learning.not_a_learner')
  await enforceQuestionRate(ctx)
  if (item_id !== null && !(await readOutline(db, enrollment.id)).items.some(({ id }) => id === item_id))
    fail('general.not_found')
  const [made] = await db
    .insert(studentQuestions)
    .values({
      ...words,
      course_id: enrollment.course_id,
      enrollment_id: enrollment.id,
      user_id: ctx.actor.id,
      module_item_id: item_id,
    })
    .onConflictDoNothing()
    .returning()
  if (made) {
    await notifyTeachers(ctx, { question: made, cause: `question:${made.id}` })
    ctx.note(`question:${made.id}`)
    return { id: made.id }
  }
  const [before] = await db
    .select({ id: studentQuestions.id })
    .from(studentQuestions)
    .where(and(eq(studentQuestions.enrollment_id, enrollment.id), eq(studentQuestions.sent_as, body.sent_as)))
  return before ?? fail('general.not_found')
})
