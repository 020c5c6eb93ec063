import { sql } from 'drizzle-orm'
import type { EntrySelection } from '@portico/shared/resources/bulk-calls.ts'
import type { Transaction } from '../../../db/client.ts'
import { filterValues, listFilter } from '../list-filter.ts'
import { nameOf, type List } from '../list-table.ts'

/** Selects the job's rows: the given entries, or all that match now. An entry that no longer exists is refused when its turn comes. */
export function rowsWanted(
  db: Transaction,
  list: List,
  { ids, matching }: EntrySelection,
): (job_id: number) => Promise<unknown> {
  const table = sql.identifier(nameOf(list.table))
  const title = sql`t.${sql.identifier(list.resource.title_field)}`
  if (ids)
    return (job_id) =>
      db.execute(sql`
        insert into list_job_rows (job_id, entry_id, title)
        select ${job_id}::bigint, e.id, ${title}
        from (select distinct value::bigint as id from json_array_elements_text(${JSON.stringify(ids)}::json)) e
        left join ${table} t on t.id = e.id`)
  const narrowed = filterValues(list, matching ?? {})
  return (job_id) =>
    list.ask(db, {
      shape: ['rows of a job', ...Object.keys(narrowed)].join(' '),
      build: () => sql`
        insert into list_job_rows (job_id, entry_id, title)
        select ${sql.placeholder('job_id')}::bigint, t.id, ${title} from ${table} t where ${listFilter(list, narrowed)}`,
      values: { ...narrowed, job_id },
    })
}

/** Selects the rows of an undo job: the given entries, or all that an earlier job deleted. */
export function rowsToRestore(
  db: Transaction,
  { resource: { name, title_field } }: List,
  { ids, deleted_by }: { ids?: readonly number[] | undefined; deleted_by?: number | undefined },
): (job_id: number) => Promise<unknown> {
  const title = sql`d.entry ->> ${title_field}`
  if (deleted_by !== undefined)
    return (job_id) =>
      db.execute(sql`
        insert into list_job_rows (job_id, entry_id, title)
        select ${job_id}::bigint, d.entry_id, ${title} from deleted_entries d where d.list = ${name} and d.job_id = ${deleted_by}::bigint`)
  return (job_id) =>
    db.execute(sql`
      insert into list_job_rows (job_id, entry_id, title)
      select ${job_id}::bigint, e.id, ${title}
      from (select distinct value::bigint as id from json_array_elements_text(${JSON.stringify(ids ?? [])}::json)) e
      left join deleted_entries d on d.list = ${name} and d.entry_id = e.id`)
}
