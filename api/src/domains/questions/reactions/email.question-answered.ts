import { and, eq, isNull } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { memberships, users } from '../../identity/tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { studentAnswers, studentQuestions } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Emails the learner who asked a link to the answer. Skips learners who have since left the course. */
export const task = reaction<'question.answered'>(async (context, { answer_id }) => {
  const [row] = await context.inPortal(({ db }) =>
    db
      .select({
        question: studentQuestions,
        course: courses,
        email: users.email,
        first_name: users.first_name,
        own_muted: memberships.muted_mails,
      })
      .from(studentAnswers)
      .innerJoin(studentQuestions, eq(studentQuestions.id, studentAnswers.student_question_id))
      .innerJoin(enrollments, eq(enrollments.id, studentQuestions.enrollment_id))
      .innerJoin(users, eq(users.id, studentQuestions.user_id))
      .leftJoin(memberships, eq(memberships.user_id, users.id))
      .innerJoin(courses, eq(courses.id, studentQuestions.course_id))
      .where(and(eq(studentAnswers.id, answer_id), isNull(enrollments.ended_at))),
  )
  if (!row) return
  const { question, course, email, first_name, own_muted } = row
  await sendMail(context, await brandOf(context), mails.question_answered, {
    to: email,
    muted: [...course.muted_mails, ...(own_muted ?? [])],
    values: {
      first_name,
      title: question.title,
      course: course.title,
      slug: course.slug,
      enrollment_id: question.enrollment_id,
      question_id: question.id,
    },
  })
})
