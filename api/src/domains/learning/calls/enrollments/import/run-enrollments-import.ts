import { run_enrollments_import } from '@portico/shared/contract/learning/enrollments-import.ts'
import { startImport } from '../../../../lists/door.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { enrollableCourse } from '../people/enrollable-course.ts'
import { continueImport } from './continue-import.ts'
import { importOfCourse } from './import-of-course.ts'

/** Enrolls the people of a checked file once; a second click finds the import already started. */
export const runEnrollmentsImport = verb(run_enrollments_import, async (ctx, { params }) => {
  const { db, note, actor } = ctx
  // Check again: the course may have been unpublished since the file was checked.
  const { id: course_id } = await enrollableCourse(db, { slug: params.slug, role: 'learner' })
  const { id, total, counts } = await importOfCourse(db, { course_id, import_id: params.import })
  await startImport(db, id, { asked_by: actor.id, role: actor.role })
  note(`course:${course_id}`, { import: id, counts })
  await continueImport(ctx, { ...ctx, id, total })
  return importOfCourse(db, { course_id, import_id: id })
})
