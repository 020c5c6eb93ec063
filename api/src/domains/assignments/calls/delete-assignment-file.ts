import { and, eq, inArray, isNull } from 'drizzle-orm'
import { delete_assignment_file } from '@portico/shared/contract/assignments.ts'
import { assignmentFiles } from '../tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { storageKey } from '../../../storage/storage-key.ts'

/** Only files that are not submitted yet can be deleted. */
export const deleteAssignmentFile = verb(delete_assignment_file, async ({ inPortal, actor, services }, { params }) => {
  const [gone] = await inPortal(({ db }) =>
    db
      .delete(assignmentFiles)
      .where(
        and(
          eq(assignmentFiles.key, params.key),
          isNull(assignmentFiles.response_id),
          inArray(
            assignmentFiles.enrollment_id,
            db.select({ id: enrollments.id }).from(enrollments).where(eq(enrollments.user_id, actor.id)),
          ),
        ),
      )
      .returning({ file_key: assignmentFiles.file_key }),
  )
  if (!gone) return fail('general.not_found')
  await services.storage.remove(storageKey(gone.file_key))
  return null
})
