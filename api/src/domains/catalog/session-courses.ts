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
  const { origin, shares } = originOf({ core_portal_id, is_core })
  const rows = await db.execute<Course & { core_id: number }>(sql`
    select ${origin} as core_id, c.id, c.slug, c.title from courses c ${shares}
    where ${origin} = any(${`{${core_ids.join(',')}}`}::bigint[]) and ${visibleCourse('c')} and ${openShare('c')}`)
  return new Map(rows.map(({ core_id, id, slug, title }) => [Number(core_id), { id: Number(id), slug, title }]))
}

type Narrowed = { course_id?: number | undefined; training_option_id?: number | undefined }
const mostCourses = 5_000

/** Returns the core portal's courses behind one course of the visited portal, or behind those of a training option. */
export async function coreCourseIds(
  db: Transaction,
  { course_id, training_option_id, ...at }: { core_portal_id: number; is_core: boolean } & Narrowed,
): Promise<readonly number[]> {
  const { origin, shares } = originOf(at)
  const rows = await db.execute<{ core_id: number }>(sql`
    select ${origin} as core_id from courses c ${shares}
    where ${course_id === undefined ? sql`true` : sql`c.id = ${course_id}::bigint`}
      and ${
        training_option_id === undefined
          ? sql`true`
          : sql`exists (select from course_training_options o where o.course_id = c.id and o.training_option_id = ${training_option_id}::bigint)`
      } limit ${mostCourses}`)
  return rows.map(({ core_id }) => Number(core_id))
}

/** How a course of the visited portal (`c`) leads to the core portal's course: it is that course, or a share of it. */
const originOf = ({ core_portal_id, is_core }: { core_portal_id: number; is_core: boolean }) =>
  is_core
    ? { origin: sql`c.id`, shares: sql`` }
    : {
        origin: sql`s.owner_course_id`,
        shares: sql`join course_shares s on s.portal_id = c.portal_id and s.id = c.share_id and s.side = 'received'
          and s.other_portal_id = ${core_portal_id}::bigint`,
      }
