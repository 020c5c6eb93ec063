import { and, eq, isNull } from 'drizzle-orm'
import { copy_course } from '@portico/shared/contract/courses/editing.ts'
import { courseCopies } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { editedCourse } from './edited-course.ts'
import { refuseOwnAnswerKey } from '../../../exams/door.ts'
import { refuseSharedEdit } from '../../../access/door.ts'

/** Locks the course so that two clicks on the button make only one copy. */
export const copyCourse = verb(copy_course, async ({ db, emit, actor, note }, { params }) => {
  const course = await editedCourse(db, params.slug)
  refuseSharedEdit(course)
  await refuseOwnAnswerKey(db, { actor, course_id: course.id })
  const [running] = await db
    .select({ id: courseCopies.id })
    .from(courseCopies)
    .where(and(eq(courseCopies.course_id, course.id), isNull(courseCopies.finished_at)))
  if (!running) {
    const [asked] = await db.insert(courseCopies).values({ course_id: course.id, asked_by: actor.id }).returning()
    if (!asked) throw new Error('no copy was noted')
    await emit('course.copy_asked', { copy_id: asked.id })
    note(`course:${course.id}`, { copy: asked.id })
  }
  return { id: course.id, is_copying: true as const }
})
