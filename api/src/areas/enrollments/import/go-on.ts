import { runEnrollmentBatch } from '../../../enrollments/import/run-enrollment-batch.ts'
import type { Scope } from '../../../kernel/context.ts'

// Before the call answers; more of them are a job.
const atOnce = 100

type Going = { id: number; total: number; portal: { id: number; time_zone: string }; now: Date }

export async function goOn(scope: Scope, { id, total, portal, now }: Going): Promise<void> {
  if (total > atOnce) await scope.emit('enrollments.import_asked', { import_id: id })
  else await runEnrollmentBatch(scope, { import_id: id, size: atOnce + 1, portal, now })
}
