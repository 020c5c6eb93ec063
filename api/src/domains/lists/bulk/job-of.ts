import { and, asc, eq } from 'drizzle-orm'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { ListJob } from '@portico/shared/resources/bulk-calls.ts'
import type { Transaction } from '../../../db/client.ts'
import { listJobRows, listJobs } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import type { List } from '../list-table.ts'

const most_rows = 100

/** Returns a job of this list with its first refused entries. */
export async function jobOf(db: Transaction, { resource }: List, id: number): Promise<ListJob> {
  const [job] = await db
    .select()
    .from(listJobs)
    .where(and(eq(listJobs.id, id), eq(listJobs.list, resource.name)))
  if (!job) return fail('general.not_found')
  const refused = await db
    .select()
    .from(listJobRows)
    .where(and(eq(listJobRows.job_id, id), eq(listJobRows.is_done, false)))
    .orderBy(asc(listJobRows.entry_id))
    .limit(most_rows)
  return {
    ...job,
    created_at: job.created_at.toISOString(),
    finished_at: job.finished_at?.toISOString() ?? null,
    rows: refused.map(({ entry_id, title, code }) => ({ id: entry_id, title, ...whyNot(code) })),
  }
}

/** Returns a code and a sentence explaining why an entry was not changed. */
export const whyNot = (code: ErrorCode | null): { code: string; message: string } => ({
  code: code ?? 'general.internal',
  message: errorMessage(code ?? 'general.internal'),
})
