import { and, asc, eq } from 'drizzle-orm'
import { make_primary_instructor } from '@portico/shared/contract/learning/enrollments-people.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { courseInstructors } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { enrollableCourse } from '../people/enrollable-course.ts'
import { teachersChanged } from '../people/teachers-changed.ts'
import { readInstructors } from './read-instructors.ts'

/** Keeps one primary instructor at any time: locks the course's rows in a fixed order and sets all of them. */
export const makePrimaryInstructor = verb(make_primary_instructor, async (ctx, { params }) => {
  const { db, note } = ctx
  const course_id = await taughtCourse(ctx, params)
  const of = eq(courseInstructors.course_id, course_id)
  const teaching = await db
    .select({ user_id: courseInstructors.user_id })
    .from(courseInstructors)
    .where(of)
    .orderBy(asc(courseInstructors.user_id))
    .for('update')
  if (!teaching.some(({ user_id }) => user_id === params.user_id)) fail('general.not_found')
  const before = await readInstructors(db, course_id)
  const order = [params.user_id, ...before.map(({ user_id }) => user_id).filter((id) => id !== params.user_id)]
  for (const { user_id } of teaching)
    await db
      .update(courseInstructors)
      .set({ is_primary: user_id === params.user_id, sort_number: order.indexOf(user_id) })
      .where(and(of, eq(courseInstructors.user_id, user_id)))
  note(`course:${course_id}`, { primary_instructor: params.user_id })
  await teachersChanged(ctx, await enrollableCourse(db, { slug: params.slug, role: 'instructor' }))
  return readInstructors(db, course_id)
})
