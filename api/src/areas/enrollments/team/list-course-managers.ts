import { list_course_managers } from '@portico/shared/contract/enrollments-people.ts'
import { verb } from '../../../kernel/verb.ts'
import { courseOfSlug } from '../course-of-slug.ts'
import { readManagers } from './read-managers.ts'

export const listCourseManagers = verb(list_course_managers, async ({ db }, { params }) =>
  readManagers(db, await courseOfSlug(db, params.slug)),
)
