import type { ListJobKind } from '@portico/shared/states/list-job.ts'
import type { Transaction } from '../../../db/client.ts'
import { logWork } from '../../../kernel/log-work.ts'
import type { List } from '../list-table.ts'
import type { Outcome } from './act-on-entry.ts'
import type { JobRow } from './run-batch.ts'

const calls = { edit: 'bulk_edit', delete: 'delete_matching', restore: 'restore' } as const satisfies Record<
  ListJobKind,
  string
>

/** Adds an activity log row, attributed to the requester, for every entry that a job changed or was refused. */
export async function logOutcomes(
  db: Transaction,
  { resource, calls: declared }: List,
  { job, outcomes }: { job: JobRow; outcomes: readonly Outcome[] },
): Promise<void> {
  const { method, path } = declared[calls[job.kind]]
  const entries = outcomes.map(({ id, title, code }) => ({
    subject: `${resource.name}:${id}`,
    changes: { job: job.id, ...(job.changes ?? { title }) },
    refused: code,
  }))
  await logWork(db, job, { action: `${method} ${path}`, entries })
}
