import { eq } from 'drizzle-orm'
import { answer_course_question } from '@portico/shared/contract/student-questions.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { courses } from '../../../courses/tables.ts'
import { notify } from '../../../notifications/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { saveAnswer } from './save-answer.ts'
import { lockedQuestion } from './locked-question.ts'

/** The learner sees the answer right away; the notification links to the question (LRN-044, NTF-007). */
export const answerCourseQuestion = verb(answer_course_question, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const question = await lockedQuestion(ctx, params.id)
  const written = { ...body, user_id: actor.id, is_staff: true, now: ctx.now() }
  const { id, is_new } = await saveAnswer(db, { question, written })
  ctx.note(`question:${question.id}`, { answer: id })
  const [course] = await db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, question.course_id))
  if (course && question.user_id !== actor.id) {
    if (is_new) await ctx.emit('question.answered', { answer_id: id })
    await notify(ctx, {
      user_id: question.user_id,
      type: 'question_answered',
      properties: { title: question.title, original_id: question.id },
      path: linkTo('learnerQuestion', {
        slug: course.slug,
        related_id: question.enrollment_id,
        question_id: question.id,
      }),
      cause: `question-answer:${id}`,
    })
  }
  return { id }
})
