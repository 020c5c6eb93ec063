import { and, desc, asc, eq, gt, ilike, isNull, lt, or, sql } from 'drizzle-orm'
import { list_course_certificates } from '@portico/shared/contract/certificates.ts'
import { certificates } from '../../db/tables/learning.ts'
import { courses } from '../../db/tables/courses.ts'
import { users } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { page, readCursor, totalIfAsked } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'

/** Which certificates a course gave, found by the name or address of who holds them. */
export const listCourseCertificates = verb(list_course_certificates, async ({ db }, { params, query }) => {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, params.slug), isNull(courses.deleted_at)))
  if (!course) return fail('general.not_found')
  const place = readCursor(query.cursor)
  const words = query.search?.trim() ? `%${query.search.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const matching = and(
    eq(certificates.course_id, course.id),
    words === null
      ? undefined
      : or(ilike(users.email, words), ilike(sql`${users.first_name} || ' ' || ${users.last_name}`, words)),
  )
  const beyond = place ? (place.back ? gt(certificates.id, place.id) : lt(certificates.id, place.id)) : undefined
  const rows = await db
    .select({
      id: certificates.id,
      user_id: certificates.user_id,
      name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      email: users.email,
      serial: certificates.serial,
      issued_at: certificates.issued_at,
      expires_at: certificates.expires_at,
      revoked_at: certificates.revoked_at,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.user_id))
    .where(and(matching, beyond))
    .orderBy(place?.back ? asc(certificates.id) : desc(certificates.id))
    .limit(query.per_page + 1)
  const { data, meta } = page(rows, { place, size: query.per_page })
  const counted = async (): Promise<number> => {
    const [found] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.user_id))
      .where(matching)
    return found?.count ?? 0
  }
  return { data, meta: { ...meta, ...(await totalIfAsked(query, counted)) } }
})
