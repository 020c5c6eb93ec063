import { runEnrollmentBatch } from '../import/run-enrollment-batch.ts'
import { workThroughFile } from '../import/work-through-file.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Enrolls the people of a file. */
export const task = reaction<'enrollments.import_asked'>((context, { import_id }) =>
  workThroughFile(context, { import_id, action: 'enrollments.manage', runBatch: runEnrollmentBatch }),
)
