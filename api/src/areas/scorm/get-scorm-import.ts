import { eq } from 'drizzle-orm'
import { get_scorm_import } from '@portico/shared/contract/scorm.ts'
import { scormImports } from '../../db/tables/course-content.ts'
import { refuseOutsideCourse } from '../../enrollments/course-reach.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { importError, importState } from './import-shown.ts'

export const getScormImport = verb(get_scorm_import, async ({ db, actor }, { params }) => {
  const [row] = await db.select().from(scormImports).where(eq(scormImports.id, params.id))
  if (!row) return fail('general.not_found')
  await refuseOutsideCourse(db, { actor, course_id: row.course_id })
  const { id, file_name, scorm_package_id } = row
  return { id, state: importState(row), file_name, scorm_package_id, error: importError(row) }
})
