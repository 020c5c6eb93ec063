import { demoStudentQuestions } from '../content/student-questions.ts'
import type { Bulk } from './bulk.ts'

/** Assigns the questions to learners of their course and lets its first instructor answer. Skips courses that the portal lacks. */
export async function loadStudentQuestions({ tx }: Bulk, portal_id: number): Promise<void> {
  for (const [place, { course, answer, is_closed, ...asked }] of demoStudentQuestions.entries()) {
    const [question] = await tx<{ id: string; course_id: string }[]>`
      insert into student_questions (portal_id, course_id, enrollment_id, user_id, title, text, status, answered_at, sent_as, created_at, updated_at)
      select e.portal_id, e.course_id, e.id, e.user_id, ${asked.title}, ${asked.text}, ${is_closed ? 2 : 1}, ${answer?.at ?? null},
        gen_random_uuid(), ${asked.asked_at}, ${answer?.at ?? asked.asked_at}
      from enrollments e join courses c on c.portal_id = e.portal_id and c.id = e.course_id
      where e.portal_id = ${portal_id} and c.slug = ${course} order by e.id desc offset ${place} limit 1 returning id, course_id`
    if (question && answer)
      await tx`
        insert into student_answers (portal_id, student_question_id, user_id, is_staff, text, sent_as, created_at)
        select i.portal_id, ${question.id}, i.user_id, true, ${answer.text}, gen_random_uuid(), ${answer.at}
        from course_instructors i where i.portal_id = ${portal_id} and i.course_id = ${question.course_id} order by i.sort_number limit 1`
  }
}
