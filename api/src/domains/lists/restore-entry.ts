import { sql } from 'drizzle-orm'
import { undo } from '@portico/shared/rules/lists/limits.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { Transaction } from '../../db/client.ts'
import { postgresError } from '../../db/postgres-error.ts'
import type { WithReach } from '../access/door.ts'
import { fail } from '../../kernel/fail.ts'
import { nameOf, type List } from './list-table.ts'
import { readEntry } from './read-entry.ts'
import { writeLinks } from './write-links.ts'

type DeletedCopy = { links: Record<string, number[]> }

/** Restores a deleted entry unchanged, under its id. An entry that is already restored (a second click) is left as is. */
export async function restoreEntry(
  db: Transaction,
  list: List,
  { id, actor }: { id: number; actor: WithReach },
): Promise<ListRow> {
  const links = await db.transaction((tx) => undelete(tx, list, id)).catch(rejectRestore)
  if (links) await writeLinks(db, list, { id, values: links })
  const entry = (await readEntry(db, list, id)) ?? fail('lists.undo_over')
  await list.rules.reach?.(db, actor, entry)
  return entry
}

async function undelete(
  db: Transaction,
  { resource, table, rules }: List,
  id: number,
): Promise<DeletedCopy['links'] | null> {
  const name = sql.identifier(nameOf(table))
  const [kept] = await db.execute<DeletedCopy>(sql`
    with kept as (
      delete from deleted_entries d
      where d.list = ${resource.name} and d.entry_id = ${id}::bigint
        and coalesce((select j.finished_at from list_jobs j where j.portal_id = d.portal_id and j.id = d.job_id), d.deleted_at)
          > clock_timestamp() - make_interval(secs => ${undo.kept_seconds})
      returning d.entry, d.links
    ), back as (
      insert into ${name} select (jsonb_populate_record(null::${name}, k.entry)).* from kept k returning id
    )
    select k.links from kept k, back`)
  if (!kept) return null
  await rules.restored?.(db, id)
  return kept.links
}

/** If its slug was taken or a related entry is gone, the stored copy stays and the refusal says why. */
function rejectRestore(error: unknown): never {
  const code = postgresError(error)?.code
  if (code === '23505') fail('lists.taken')
  if (code === '23503') fail('lists.needed_entry_gone')
  throw error
}
