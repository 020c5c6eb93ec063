import { eq } from 'drizzle-orm'
import { get_scorm_import } from '@portico/shared/contract/scorm.ts'
import { errorCatalog, type ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { scormImports } from '../../db/tables/course-content.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'

const isCode = (code: string): code is ErrorCode => code in errorCatalog

export const getScormImport = verb(get_scorm_import, async ({ db }, { params }) => {
  const [row] = await db.select().from(scormImports).where(eq(scormImports.id, params.id))
  if (!row) return fail('general.not_found')
  const code = row.error_code
  return {
    id: row.id,
    state: row.state as 1 | 2 | 3 | 4,
    file_name: row.file_name,
    scorm_package_id: row.scorm_package_id,
    error: code && isCode(code) ? { code, message: errorMessage(code, row.error_params ?? {}) } : null,
  }
})
