import { runEnrollmentBatch } from '../../../import/run-enrollment-batch.ts'
import type { Context, Scope } from '../../../../../kernel/context.ts'

// Handled before the call responds; larger files become a job.
const atOnce = 100

type ContinueInput = Pick<Context, 'portal' | 'log' | 'now'> & { id: number; total: number }

export async function continueImport(scope: Scope, { id, total, portal, log, now }: ContinueInput): Promise<void> {
  if (total > atOnce) await scope.emit('enrollments.import_asked', { import_id: id })
  else await runEnrollmentBatch(scope, { import_id: id, size: atOnce + 1, portal, log, now: now() })
}
