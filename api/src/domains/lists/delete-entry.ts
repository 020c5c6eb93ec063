import { sql } from 'drizzle-orm'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Transaction } from '../../db/client.ts'
import { postgresError } from '../../db/postgres-error.ts'
import type { WithReach } from '../access/door.ts'
import { fail } from '../../kernel/fail.ts'
import { storeDeletedEntry } from './store-deleted-entry.ts'
import { nameOf, type List } from './list-table.ts'
import { readEntry } from './read-entry.ts'

/**
 * Deletes an entry that nothing references, according to its foreign keys, and stores a copy for a while so the deletion can be undone. Returns the
 * deleted entry.
 */
export async function deleteEntry(
  db: Transaction,
  list: List,
  { id, actor, job_id = null }: { id: number; actor: WithReach; job_id?: number | null },
): Promise<ListRow> {
  const entry = await readEntry(db, list, id, { lock: true })
  if (!entry) return fail('general.not_found')
  await list.rules.reach?.(db, actor, entry)
  // Use a separate savepoint so that one refusal does not abort the rest of a bulk deletion.
  await db
    .transaction(async (tx) => {
      await storeDeletedEntry(tx, list, { id, job_id })
      await tx.execute(sql`delete from ${sql.identifier(nameOf(list.table))} where id = ${id}::bigint`)
    })
    .catch((error: unknown) => {
      if (postgresError(error)?.code === '23503') fail('lists.in_use')
      throw error
    })
  return entry
}
