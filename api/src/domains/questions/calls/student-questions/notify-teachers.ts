import { eq } from 'drizzle-orm'
import { isGranted } from '@portico/shared/access/grants.ts'
import { roles } from '@portico/shared/access/roles.ts'
import { teachesOnly } from '@portico/shared/access/is-limited-to-courses.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courseInstructors } from '../../../learning/tables.ts'
import { courses } from '../../../courses/tables.ts'
import { membersAs } from '../../../identity/door.ts'
import { notifyAll } from '../../../notifications/door.ts'
import type { Question } from './own-question.ts'

const answering = roles.filter((role) => isGranted(role, 'questions.answer') && !teachesOnly(role))

/** Notifies the course's instructors or, if it has none, everyone who may answer in all courses. */
export async function notifyTeachers(
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
  const told = teaching.length > 0 ? teaching : await membersAs(db, answering)
  await notifyAll(
    scope,
    told.map(({ user_id }) => user_id),
    {
      type: 'question_asked',
      properties: { title: question.title, original_id: question.id },
      path: linkToStaff('courseQuestion', { slug: course.slug, question_id: question.id }),
      cause,
    },
  )
}
