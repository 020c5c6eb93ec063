import { and, eq, sql } from 'drizzle-orm'
import { isGranted } from '@portico/shared/access/grants.ts'
import { roles } from '@portico/shared/access/roles.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { Transaction } from '../../db/client.ts'
import { courseInstructors, courses } from '../../db/tables/courses.ts'
import { memberships } from '../../db/tables/people.ts'
import { notify } from '../../kernel/notify.ts'
import type { Question } from './own-question.ts'

const answering = roles.filter((role) => isGranted(role, 'questions.answer'))

/** The instructors of the course; where it has none, whoever may answer. */
export async function tellTeachers(
  scope: { db: Transaction },
  { question, cause }: { question: Question; cause: string },
): Promise<void> {
  const { db } = scope
  const [course] = await db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, question.course_id))
  if (!course) return
  const teaching = await db
    .select({ user_id: courseInstructors.user_id })
    .from(courseInstructors)
    .where(eq(courseInstructors.course_id, question.course_id))
  for (const { user_id } of teaching.length > 0 ? teaching : await answerers(db))
    await notify(scope, {
      user_id,
      type: 'question_asked',
      properties: { title: question.title, original_id: question.id },
      path: linkToStaff('courseQuestion', { slug: course.slug, question_id: question.id }),
      cause,
    })
}

const answerers = (db: Transaction): Promise<{ user_id: number }[]> =>
  db
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.is_blocked, false),
        sql`${memberships.roles} && array(select json_array_elements_text(${JSON.stringify(answering)}::json))`,
      ),
    )
