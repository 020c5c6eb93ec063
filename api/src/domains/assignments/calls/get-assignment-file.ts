import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { get_assignment_file } from '@portico/shared/contract/assignments.ts'
import { assignmentFiles } from '../tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { reachesLearner } from '../../access/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { sendSubmittedFile } from '../../../serving/send-submitted-file.ts'

/** Everyone without access gets 404. */
export const getAssignmentFile = verb(get_assignment_file, async ({ db, actor, services, request }, { params }) => {
  const [row] = await db
    .select({ file: assignmentFiles, enrollment: enrollments })
    .from(assignmentFiles)
    .innerJoin(enrollments, eq(enrollments.id, assignmentFiles.enrollment_id))
    .where(eq(assignmentFiles.key, params.key))
  if (!row) return fail('general.not_found')
  const { file, enrollment } = row
  // Only the learner may read a file that is not submitted yet.
  const isRead = file.response_id !== null && may({ roles: [actor.role], action: 'learning.read_others' })
  const isTheirs = enrollment.user_id === actor.id || (isRead && (await reachesLearner(db, { actor, enrollment })))
  if (!isTheirs) fail('general.not_found')
  return sendSubmittedFile({ storage: services.storage, file, request })
})
