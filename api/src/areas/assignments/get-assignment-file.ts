import { eq } from 'drizzle-orm'
import { get_assignment_file } from '@portico/shared/contract/assignments.ts'
import { assignmentFiles } from '../../db/tables/assignments.ts'
import { enrollments } from '../../db/tables/learning.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { sendFile } from '../../serving/send-file.ts'
import { storageKey } from '../../storage/storage-key.ts'
import { mayGrade } from './may-grade.ts'

/** To be kept, never shown as a page of the portal; to everybody else it does not exist. */
export const getAssignmentFile = verb(get_assignment_file, async ({ db, actor, services, request }, { params }) => {
  const [row] = await db
    .select({ file: assignmentFiles, user_id: enrollments.user_id, course_id: enrollments.course_id })
    .from(assignmentFiles)
    .innerJoin(enrollments, eq(enrollments.id, assignmentFiles.enrollment_id))
    .where(eq(assignmentFiles.key, params.key))
  if (!row) return fail('general.not_found')
  const { file, user_id, course_id } = row
  // What is not handed in yet is its learner's alone.
  const isTheirs = user_id === actor.id || (file.response_id !== null && (await mayGrade(db, { actor, course_id })))
  if (!isTheirs) fail('general.not_found')
  const key = storageKey(file.file_key)
  const found = (await services.storage.head(key)) ?? fail('general.not_found')
  return sendFile({
    file: {
      name: file.name,
      bytes: found.bytes,
      version: file.key,
      open: (part) => services.storage.stream(key, part),
    },
    headers: new Headers({
      'content-type': file.content_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    }),
    request,
  })
})
