import type { Connection } from '../../../db/client.ts'

// Reads what the single search index of all portals needs, with the role `platform`.

/** Counts the published courses of all portals and lists the portals with outdated documents, both in one snapshot. */
export async function searchBacklog(platform: Connection): Promise<{ courses: number; portal_ids: number[] }> {
  const [row] = await platform.sql<{ courses: number; portal_ids: number[] }[]>`
    select (select count(*)::integer from catalog) as courses, coalesce((select json_agg(distinct portal_id) from search_outbox), '[]') as portal_ids`
  return row ?? { courses: 0, portal_ids: [] }
}

export async function portalsWithCourses(platform: Connection): Promise<number[]> {
  return (await platform.sql<{ portal_id: number }[]>`select distinct portal_id from catalog order by 1`).map(
    (row) => row.portal_id,
  )
}

/** Deletes searches older than twelve months (OP-54). */
export async function forgetOldSearches(platform: Connection): Promise<number> {
  return (await platform.sql`delete from searches where created_at < now() - interval '12 months'`).count
}
