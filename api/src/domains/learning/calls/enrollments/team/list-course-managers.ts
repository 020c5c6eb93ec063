import { list_course_managers } from '@portico/shared/contract/learning/enrollments-people.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { readManagers } from './read-managers.ts'

export const listCourseManagers = verb(list_course_managers, async ({ db, actor }, { params }) =>
  readManagers(db, await taughtCourse({ db, actor }, params)),
)
