import { list_course_instructors } from '@portico/shared/contract/learning/enrollments-people.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { readInstructors } from './read-instructors.ts'

export const listCourseInstructors = verb(list_course_instructors, async ({ db, actor }, { params }) =>
  readInstructors(db, await taughtCourse({ db, actor }, params)),
)
