import { sql } from 'drizzle-orm'
import { list_curated_learners, type CuratedLearner } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { byId } from '../../../../../db/by-id.ts'
import { instantOf } from '../../../../../db/instant-of.ts'
import { page, readCursor, totalIfRequested } from '../../../../../kernel/paginate.ts'
import { verb } from '../../../../../kernel/verb.ts'

type Row = Omit<CuratedLearner, 'enrolled_at' | 'started_at' | 'finished_at' | 'course'> & {
  slug: string
  title: string
  enrolled_at: string
  started_at: string | null
  finished_at: string | null
}

/** Lists the caller's curated learners, each in their course, whether or not the caller teaches it. */
export const listCuratedLearners = verb(list_curated_learners, async ({ db, actor }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`n.id`, place)
  const matching = sql`from curators k
    join enrollments n on n.id = k.enrollment_id and n.ended_at is null
    join courses c on c.id = n.course_id and c.deleted_at is null
    join users u on u.id = n.user_id
    where k.user_id = ${actor.id}`
  const rows = await db.execute<Row>(sql`
    select n.id, n.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email, n.status, n.percentage,
      n.purchased_at as enrolled_at, n.started_at, n.finished_at, c.slug, c.title
    ${matching} and ${beyond}
    order by ${order} limit ${query.per_page + 1}`)
  const { data, meta } = page([...rows], { place, size: query.per_page })
  return {
    data: data.map(({ slug, title, ...row }) => ({
      ...row,
      course: { slug, title },
      enrolled_at: new Date(row.enrolled_at),
      started_at: instantOf(row.started_at),
      finished_at: instantOf(row.finished_at),
    })),
    meta: { ...meta, ...(await totalIfRequested(query, db, sql`select 1 ${matching}`)) },
  }
})
