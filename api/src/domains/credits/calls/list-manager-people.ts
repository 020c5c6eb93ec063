import { and, eq, isNull, sql } from 'drizzle-orm'
import { list_manager_people } from '@portico/shared/contract/credits/managers.ts'
import { matchesPerson } from '../../../db/search-words.ts'
import { byId } from '../../../db/by-id.ts'
import { enrollments } from '../../learning/tables.ts'
import { users } from '../../identity/tables.ts'
import { enrollmentsOfManager } from '../../learning/door.ts'
import { managedCourse } from '../../access/door.ts'
import { page, readCursor, totalIfRequested } from '../../../kernel/paginate.ts'
import { verb } from '../../../kernel/verb.ts'

/** Lists a manager's own people in a course. */
export const listManagerPeople = verb(list_manager_people, async ({ db, actor }, { params, query }) => {
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const place = readCursor(query.cursor)
  const matching = and(
    eq(enrollments.course_id, course_id),
    isNull(enrollments.ended_at),
    sql`${enrollments.id} in ${enrollmentsOfManager(actor.id)}`,
    matchesPerson(query.search),
  )
  const { beyond, order } = byId(enrollments.id, place)
  const rows = await db
    .select({
      id: enrollments.id,
      user_id: enrollments.user_id,
      name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      email: users.email,
      status: enrollments.status,
      percentage: enrollments.percentage,
      enrolled_at: enrollments.purchased_at,
      started_at: enrollments.started_at,
      finished_at: enrollments.finished_at,
    })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.user_id))
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const { data, meta } = page(rows, { place, size: query.per_page })
  const all = db
    .select({ id: enrollments.id })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.user_id))
    .where(matching)
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
