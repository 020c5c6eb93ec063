import { list_course_instructors } from '@portico/shared/contract/enrollments-people.ts'
import { verb } from '../../../kernel/verb.ts'
import { courseOfSlug } from '../course-of-slug.ts'
import { readInstructors } from './read-instructors.ts'

export const listCourseInstructors = verb(list_course_instructors, async ({ db }, { params }) =>
  readInstructors(db, await courseOfSlug(db, params.slug)),
)
