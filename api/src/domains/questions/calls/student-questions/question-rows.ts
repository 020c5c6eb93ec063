import { sql, type SQL } from 'drizzle-orm'
import type { CourseQuestion, QuestionDetails } from '@portico/shared/contract/student-questions.ts'
import type { CourseQuestionStatus } from '@portico/shared/states/course-question.ts'
import type { Transaction } from '../../../../db/client.ts'

type Found = {
  id: number
  course_id: number
  related_id: number
  user_id: number
  learner_name: string | null
  learner_email: string | null
  title: string
  text: string
  status: CourseQuestionStatus
  is_answered: boolean
  answers_count: number
  item_id: number | null
  item_title: string | null
  created_at: string
  updated_at: string
}
const formerMember = 'Former member'

/**
 * Reads questions with their lesson, titled as in its newest version, and their number of replies. `where` and the rest of the query use the alias
 * `q`.
 */
export const readQuestions = async (db: Transaction, where: SQL): Promise<Found[]> => [
  ...(await db.execute<Found>(sql`
    select q.id, q.course_id, q.enrollment_id as related_id, q.user_id, trim(u.first_name || ' ' || u.last_name) as learner_name,
      u.email as learner_email, q.title, q.text, q.status, q.answered_at is not null as is_answered,
      (select count(*)::int from student_answers a where a.student_question_id = q.id) as answers_count,
      q.module_item_id as item_id, i.title as item_title, q.created_at, q.updated_at
    from student_questions q
    left join users u on u.id = q.user_id
    left join lateral (
      select i.title from version_items i join course_versions v on v.id = i.course_version_id
      where i.module_item_id = q.module_item_id order by v.number desc nulls last limit 1) i on true
    ${where}`)),
]

/** A question in a list, as its learner sees it. */
export const questionRow = (found: Found) => ({
  id: found.id,
  title: found.title,
  status: found.status,
  is_answered: found.is_answered,
  answers_count: found.answers_count,
  item: found.item_id === null ? null : { id: found.item_id, title: found.item_title ?? '' },
  created_at: new Date(found.created_at).toISOString(),
  updated_at: new Date(found.updated_at).toISOString(),
})

/** A question in a list, as staff see it. */
export const courseQuestionRow = (found: Found): CourseQuestion => ({
  ...questionRow(found),
  related_id: found.related_id,
  learner: { id: found.user_id, name: found.learner_name ?? formerMember, email: found.learner_email ?? '' },
})

type Answered = {
  id: number
  user_id: number
  name: string | null
  is_staff: boolean
  text: string
  created_at: string
}

/** The replies to a question, oldest first. */
export async function answersOf(
  db: Transaction,
  { question_id, reader_id }: { question_id: number; reader_id: number },
): Promise<QuestionDetails['answers']> {
  const rows = await db.execute<Answered>(sql`
    select a.id, a.user_id, trim(u.first_name || ' ' || u.last_name) as name, a.is_staff, a.text, a.created_at
    from student_answers a left join users u on u.id = a.user_id
    where a.student_question_id = ${question_id} order by a.id`)
  return rows.map(({ user_id, name, created_at, ...one }) => ({
    ...one,
    author: name ?? formerMember,
    is_own: user_id === reader_id,
    created_at: new Date(created_at).toISOString(),
  }))
}
