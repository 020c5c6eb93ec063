import { delete_assignment_attachment } from '@portico/shared/contract/courses/outline-assignments.ts'
import { verb } from '../../../../kernel/verb.ts'
import { attachToAssignment } from './attach-to-assignment.ts'

export const deleteAssignmentAttachment = verb(delete_assignment_attachment, async (ctx, { params }) => {
  await attachToAssignment(ctx, { ...params, file: null })
  return { file: null }
})
