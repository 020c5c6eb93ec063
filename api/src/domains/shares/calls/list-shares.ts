import { and, eq, sql } from 'drizzle-orm'
import { list_shares } from '@portico/shared/contract/shares.ts'
import type { ShareSide } from '@portico/shared/states/course-share.ts'
import { byId } from '../../../db/by-id.ts'
import { seatsOfShares } from '../cross-portal/course-shares.ts'
import { refundedOwnerShareSql } from '../../../db/refunded-owner-share.ts'
import type { Transaction } from '../../../db/client.ts'
import { anyHasWords } from '../../../db/search-words.ts'
import { courses } from '../../courses/tables.ts'
import { courseShares } from '../tables.ts'
import { isCourseInReach } from '../../access/door.ts'
import { page, readCursor, totalIfRequested } from '../../../kernel/paginate.ts'
import { verb } from '../../../kernel/verb.ts'

/** Lists received or given courses with the sales of each (REF-023, OP-17). */
export const listShares = verb(list_shares, async ({ db, actor, services }, { query }) => {
  const { side, course, state, search, per_page: size } = query
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(courseShares.id, place)
  const matching = and(
    eq(courseShares.side, side),
    course === undefined ? undefined : eq(courses.slug, course),
    state && eq(courseShares.state, state),
    isCourseInReach(actor, sql`${courseShares.course_id}`),
    anyHasWords([courseShares.title, courseShares.other_portal_name], search),
  )
  const ofCourse = eq(courses.id, courseShares.course_id)
  const rows = await db
    .select({ id: courseShares.id, share: courseShares, slug: courses.slug, own_title: courses.title })
    .from(courseShares)
    .leftJoin(courses, ofCourse)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(size + 1)
  const all = db.select({ id: courseShares.id }).from(courseShares).leftJoin(courses, ofCourse).where(matching)
  const { data, meta } = page(rows, { place, size })
  const seats = await seatsOfShares(
    services.platform.db,
    data.map(({ share }) => share),
  )
  const earned = await earnedOf(db, { side, ids: data.map(({ id }) => id) })
  const lines = data.map(({ id, share, slug, own_title }) => ({
    ...share,
    seats_taken: seats.get(id) ?? 0,
    owner_earned: earned.get(id) ?? 0,
    slug,
    title: own_title ?? share.title,
    other_portal: share.other_portal_name,
  }))
  return { data: lines, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})

/** The owner's earnings by share id, from what was paid and not refunded. */
async function earnedOf(
  db: Transaction,
  { side, ids }: { side: ShareSide; ids: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const among = sql`any(${`{${ids.join(',')}}`}::bigint[])`
  const rows = await db.execute<{ share_id: string; earned: string }>(
    side === 'given'
      ? sql`select share_id, sum(owner_amount - owner_back) as earned from share_sales where share_id = ${among} group by share_id`
      : sql`select l.share_id, sum(l.owner_amount - case when l.refunded_at is null then 0 else ${refundedOwnerShareSql} end) as earned
          from order_lines l join orders o on o.id = l.order_id where l.share_id = ${among} and o.paid_at is not null group by l.share_id`,
  )
  return new Map(rows.map(({ share_id, earned }) => [Number(share_id), Number(earned)]))
}
