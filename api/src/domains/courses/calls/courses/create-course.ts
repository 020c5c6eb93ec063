import { create_course } from '@portico/shared/contract/courses/editing.ts'
import { courses, courseVersions } from '../../tables.ts'
import { assignMaker } from '../../../learning/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkFreeSlug } from './check-free-slug.ts'
import { rejectTakenSlug } from './reject-taken-slug.ts'

/** Creates a draft course with an empty draft outline. */
export const createCourse = verb(create_course, async ({ db, actor, note }, { body }) => {
  const { title, slug } = body
  await checkFreeSlug(db, slug, null)
  const [course] = await db.insert(courses).values({ title, slug }).returning().catch(rejectTakenSlug)
  if (!course) throw new Error('no course was made')
  await db.insert(courseVersions).values({ course_id: course.id, state: 'draft', created_by: actor.id })
  await assignMaker(db, { actor, course_id: course.id })
  note(`course:${course.id}`, { title, slug })
  return { id: course.id, slug }
})
