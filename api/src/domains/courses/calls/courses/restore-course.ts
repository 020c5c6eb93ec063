import { and, eq, gt, sql } from 'drizzle-orm'
import { restore_course } from '@portico/shared/contract/courses/courses.ts'
import { undo } from '@portico/shared/rules/lists/limits.ts'
import { courses } from '../../tables.ts'
import { postgresError } from '../../../../db/postgres-error.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { courseChanged } from '../../../publishing/door.ts'

/** Restores the deleted course's row; leaves a course that is not deleted unchanged (a second click). */
export const restoreCourse = verb(restore_course, async ({ db, emit, note, now }, { body }) => {
  const [course] = await db.select().from(courses).where(eq(courses.id, body.course_id)).for('update')
  if (!course) return fail('lists.undo_over')
  if (course.deleted_at === null) return { id: course.id }
  const since = new Date(now().getTime() - undo.kept_seconds * 1_000)
  const [back] = await db
    .update(courses)
    .set({ deleted_at: sql`null`, updated_at: now() })
    .where(and(eq(courses.id, course.id), gt(courses.deleted_at, since)))
    .returning({ id: courses.id })
    .catch((error: unknown) => {
      if (postgresError(error)?.code === '23505') fail('courses.slug_taken')
      throw error
    })
  if (!back) return fail('lists.undo_over')
  note(`course:${course.id}`, { restored: course.slug })
  await courseChanged({ db, emit }, { course_id: course.id, subject: `course:${course.slug}`, listed: true })
  return back
})
