import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { nameOf, type List } from './list-table.ts'

/** Stores a full copy of an entry and its links to entries of other lists right before it is deleted. */
export async function storeDeletedEntry(
  db: Transaction,
  { resource, table, links }: List,
  { id, job_id }: { id: number; job_id: number | null },
): Promise<void> {
  const named = Object.entries(links).map(
    ([field, link]) =>
      sql`${field}::text, (select coalesce(json_agg(l.${sql.identifier(link.other)} order by l.${sql.identifier(link.order ?? link.other)}), '[]') from ${sql.identifier(link.table)} l where l.${sql.identifier(link.own)} = t.id)`,
  )
  await db.execute(sql`
    insert into deleted_entries (list, entry_id, entry, links, job_id, partner_company_id)
    select ${resource.name}, t.id, to_jsonb(t), json_build_object(${sql.join(named, sql`, `)}), ${job_id}::bigint, (to_jsonb(t) ->> 'partner_company_id')::bigint
    from ${sql.identifier(nameOf(table))} t where t.id = ${id}::bigint
    on conflict (portal_id, list, entry_id)
      do update set entry = excluded.entry, links = excluded.links, job_id = excluded.job_id, deleted_at = excluded.deleted_at`)
}
