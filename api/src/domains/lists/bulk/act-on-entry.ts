import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { ListJobKind } from '@portico/shared/states/list-job.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Transaction } from '../../../db/client.ts'
import { postgresError } from '../../../db/postgres-error.ts'
import { tryRow } from '../../../db/try-row.ts'
import type { WithReach } from '../../access/door.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import { deleteEntry } from '../delete-entry.ts'
import type { List } from '../list-table.ts'
import { readEntry } from '../read-entry.ts'
import { restoreEntry } from '../restore-entry.ts'
import { writeEntry } from '../write-entry.ts'
import type { JobRow } from './run-batch.ts'

/** Result for one entry; `code` is null or says why it was not changed. */
export type Outcome = { id: number; title: string | null; code: ErrorCode | null }
type Named = { job: JobRow; id: number; actor: WithReach }
type Act = (db: Transaction, list: List, named: Named) => Promise<ListRow>

const acts: Readonly<Record<ListJobKind, Act>> = {
  edit: async (db, list, { job, id, actor }) => {
    const entry = (await readEntry(db, list, id, { lock: true })) ?? fail('general.not_found')
    await list.rules.reach?.(db, actor, entry)
    const refused = list.rules.changing?.({ before: entry, values: job.changes ?? {} })
    if (refused) fail(refused.code)
    await db.transaction((tx) => writeEntry(tx, list, { id, values: job.changes ?? {} })).catch(namesNothing)
    return entry
  },
  delete: (db, list, { job, ...named }) => deleteEntry(db, list, { ...named, job_id: job.id }),
  restore: (db, list, { id, actor }) => restoreEntry(db, list, { id, actor }),
}

/** Applies the job to one entry; a refusal or error is recorded for the report and does not affect other entries. */
export async function actOnEntry(
  db: Transaction,
  list: List,
  { log, ...named }: Named & { log: Pick<Services['log'], 'error'> },
): Promise<Outcome> {
  const { job, id } = named
  const tried = await tryRow(db, (tx) => acts[job.kind](tx, list, named))
  if ('done' in tried) return { id, title: String(tried.done[list.resource.title_field]), code: null }
  const { error } = tried
  if (error instanceof Refusal) return { id, title: null, code: error.code }
  log.error({ err: error, list_job: job.id, entry: id, request: job.request_id }, 'an entry of many failed')
  return { id, title: null, code: 'lists.entry_failed' }
}

/** Reports a related entry that was deleted after the edit was requested. */
function namesNothing(error: unknown): never {
  if (postgresError(error)?.code === '23503') fail('lists.needed_entry_gone')
  throw error
}
