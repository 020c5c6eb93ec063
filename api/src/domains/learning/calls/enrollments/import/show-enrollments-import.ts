import { show_enrollments_import } from '@portico/shared/contract/learning/enrollments-import.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { importOfCourse } from './import-of-course.ts'

export const showEnrollmentsImport = verb(show_enrollments_import, async ({ db, actor }, { params }) =>
  importOfCourse(db, { course_id: await taughtCourse({ db, actor }, params), import_id: params.import }),
)
