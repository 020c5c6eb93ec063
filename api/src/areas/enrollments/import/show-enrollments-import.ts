import { show_enrollments_import } from '@portico/shared/contract/enrollments-import.ts'
import { verb } from '../../../kernel/verb.ts'
import { courseOfSlug } from '../course-of-slug.ts'
import { importOfCourse } from './import-of-course.ts'

export const showEnrollmentsImport = verb(show_enrollments_import, async ({ db }, { params }) =>
  importOfCourse(db, { course_id: await courseOfSlug(db, params.slug), import_id: params.import }),
)
