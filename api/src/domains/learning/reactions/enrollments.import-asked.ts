import { runEnrollmentBatch } from '../import/run-enrollment-batch.ts'
import { workThroughImport } from '../../lists/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Enrolls the people of a file. */
export const task = reaction<'enrollments.import_asked'>((context, { import_id }) =>
  workThroughImport(context, { import_id, action: () => 'enrollments.manage', runBatch: runEnrollmentBatch }),
)
