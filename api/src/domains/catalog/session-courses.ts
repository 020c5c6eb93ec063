import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { openShare, visibleCourse } from '../../db/visible.ts'

type Course = { id: number; slug: string; title: string }

/**
 * Returns, by the id of a core course, the page of the visited portal that shows it: the course itself on the core portal, elsewhere the shared course
 * that stands for it. A course that this portal does not show is missing.
 */
export async function sessionCourses(
  db: Transaction,
  { core_ids, core_portal_id, is_core }: { core_ids: readonly number[]; core_portal_id: number; is_core: boolean },
): Promise<ReadonlyMap<number, Course>> {
  if (core_ids.length === 0) return new Map()
  const origin = is_core ? sql`c.id` : sql`s.owner_course_id`
  const shares = sql`join course_shares s on s.portal_id = c.portal_id and s.id = c.share_id and s.side = 'received'
    and s.other_portal_id = ${core_portal_id}::bigint`
  const rows = await db.execute<Course & { core_id: number }>(sql`
    select ${origin} as core_id, c.id, c.slug, c.title from courses c ${is_core ? sql`` : shares}
    where ${origin} = any(${`{${core_ids.join(',')}}`}::bigint[]) and ${visibleCourse('c')} and ${openShare('c')}`)
  return new Map(rows.map(({ core_id, id, slug, title }) => [Number(core_id), { id: Number(id), slug, title }]))
}
