import { linkTo } from '@portico/shared/pages/link-to.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { update_course } from '@portico/shared/contract/courses.ts'
import { isShownCourse } from '@portico/shared/states/course.ts'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../../db/tables/courses.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { addRedirect } from '../../publishing/add-redirect.ts'
import { editedCourse } from './edited-course.ts'
import { courseChanged } from '../../publishing/course-changed.ts'

/** Changes the words of a course. A new slug leaves a 301 at the old one; the job takes the old file away (BLD-025, OP-58). */
export const updateCourse = verb(update_course, async ({ db, emit, actor, note, now }, { params, body }) => {
  const course = await editedCourse(db, params.slug)
  const slug = body.slug ?? course.slug
  const isMoved = slug !== course.slug
  if (isMoved) await checkFree(db, slug, course.id)
  const [changed] = await db
    .update(courses)
    .set({ ...body, updated_at: now() })
    .where(eq(courses.id, course.id))
    .returning({ id: courses.id, slug: courses.slug, title: courses.title })
    .catch(refuseTaken)
  if (!changed) fail('general.not_found')
  if (isMoved) await addRedirect(db, { from: linkTo('course', { slug: course.slug }), to: linkTo('course', { slug }) })
  note(`course:${course.id}`, body)
  const job = isShownCourse(course.publication_status)
    ? await courseChanged({ db, emit }, { course_id: course.id, subject: `course:${slug}`, by: actor.id })
    : null
  return { ...changed, job: job }
})

async function checkFree(db: Transaction, slug: string, courseId: number): Promise<void> {
  const [other] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at), ne(courses.id, courseId)))
  if (other) fail('courses.slug_taken')
}

/** Two editors chose the same slug at once: the unique index refuses the second. */
function refuseTaken(error: unknown): never {
  const cause = error instanceof Error ? error.cause : null
  if (cause instanceof Error && 'code' in cause && cause.code === '23505') fail('courses.slug_taken')
  throw error
}
