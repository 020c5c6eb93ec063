import { activityLogs } from '../../../kernel/tables.ts'
import type { ListJobKind } from '@portico/shared/states/list-job.ts'
import type { Transaction } from '../../../db/client.ts'
import type { List } from '../list-table.ts'
import type { Outcome } from './act-on-entry.ts'
import type { JobRow } from './run-batch.ts'

const calls = { edit: 'bulk_edit', delete: 'delete_matching', restore: 'restore' } as const satisfies Record<
  ListJobKind,
  string
>

/** A row of the activity log for every entry that a job changed or was refused, in the name of who asked. */
export async function logOutcomes(
  db: Transaction,
  { resource, calls: declared }: List,
  { job, outcomes }: { job: JobRow; outcomes: readonly Outcome[] },
): Promise<void> {
  if (outcomes.length === 0) return
  const { method, path } = declared[calls[job.kind]]
  await db.insert(activityLogs).values(
    outcomes.map(({ id, title, code }) => ({
      actor_id: job.asked_by,
      role: job.role,
      action: `${method} ${path}`,
      subject: `${resource.name}:${id}`,
      changes: { job: job.id, ...(job.changes ?? { title }) },
      refused: code,
      request_id: job.request_id,
    })),
  )
}
