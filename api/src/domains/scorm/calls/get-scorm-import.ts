import { and, eq, sql } from 'drizzle-orm'
import { get_scorm_import } from '@portico/shared/contract/scorm/scorm.ts'
import { scormImports } from '../tables.ts'
import { isCourseInReach } from '../../access/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { importError, importState } from './import-view.ts'

export const getScormImport = verb(get_scorm_import, async ({ db, actor }, { params }) => {
  const reached = isCourseInReach(actor, sql`${scormImports.course_id}`)
  const [row] = await db
    .select()
    .from(scormImports)
    .where(and(eq(scormImports.id, params.id), reached))
  if (!row) return fail('general.not_found')
  const { id, file_name, scorm_package_id } = row
  return { id, state: importState(row), file_name, scorm_package_id, error: importError(row) }
})
