import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { list_missing_certificates } from '@portico/shared/contract/credentials/certificates.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { byId } from '../../../../db/by-id.ts'
import { matchesPerson } from '../../../../db/search-words.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { taughtCourse } from '../../../access/door.ts'
import { courses } from '../../../courses/tables.ts'
import { users } from '../../../identity/tables.ts'
import { enrollments } from '../../../learning/tables.ts'
import { seatTimeWaits } from '../../proof/seat-time-waits.ts'
import { certificates } from '../../tables.ts'

/** Lists finished enrollments without a certificate; none if the course issues none. A revoked certificate counts as issued, because an enrollment gets only one. */
export const listMissingCertificates = verb(
  list_missing_certificates,
  async ({ db, actor, portal }, { params, query }) => {
    const course_id = await taughtCourse({ db, actor }, params)
    const place = readCursor(query.cursor)
    const { beyond, order } = byId(enrollments.id, place)
    const issued = db
      .select({ id: certificates.id })
      .from(certificates)
      .where(eq(certificates.enrollment_id, enrollments.id))
    const matching = and(
      eq(enrollments.course_id, course_id),
      isNotNull(courses.certificate_template_id),
      eq(enrollments.status, itemProgress.finished),
      isNull(enrollments.ended_at),
      query.user_id === undefined ? undefined : eq(enrollments.user_id, query.user_id),
      notExists(issued),
      matchesPerson(query.search),
    )
    const rows = await db
      .select({
        id: enrollments.id,
        user_id: enrollments.user_id,
        name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
        email: users.email,
        course_id: courses.id,
        course: courses.title,
        finished_at: enrollments.finished_at,
      })
      .from(enrollments)
      .innerJoin(users, eq(users.id, enrollments.user_id))
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(and(matching, beyond))
      .orderBy(order)
      .limit(query.per_page + 1)
    const all = db
      .select({ id: enrollments.id })
      .from(enrollments)
      .innerJoin(users, eq(users.id, enrollments.user_id))
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(matching)
    const { data, meta } = page(rows, { place, size: query.per_page })
    const waits = await seatTimeWaits(db, {
      enrollment_ids: data.map(({ id }) => id),
      time_zone: portal.time_zone,
    })
    const waiting = data.map((row) => ({ ...row, waits_for: waits.get(row.id) ?? null }))
    return { data: waiting, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
  },
)
