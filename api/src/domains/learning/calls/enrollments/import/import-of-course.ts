import type { EnrollmentImport } from '@portico/shared/contract/learning/enrollments-import.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { portalCreditsFor } from '../../../../credits/door.ts'
import { importNamed } from '../../../../lists/door.ts'
import { importName } from '../../../import/run-enrollment-batch.ts'
import { fail } from '../../../../../kernel/fail.ts'

/** Returns an import of people for this course. */
export async function importOfCourse(
  db: Transaction,
  { course_id, import_id }: { course_id: number; import_id: number },
): Promise<EnrollmentImport> {
  const { settings, ...found } = await importNamed(db, importName, import_id)
  if (settings?.course_id !== course_id) fail('general.not_found')
  return { ...found, credits_left: await portalCreditsFor(db, course_id) }
}
