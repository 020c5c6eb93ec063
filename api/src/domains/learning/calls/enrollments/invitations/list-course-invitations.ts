import { sql } from 'drizzle-orm'
import {
  list_course_invitations,
  type CourseInvitation,
} from '@portico/shared/contract/learning/enrollments-invitations.ts'
import { byId } from '../../../../../db/by-id.ts'
import { anyHasWords } from '../../../../../db/search-words.ts'
import { page, readCursor, totalIfRequested } from '../../../../../kernel/paginate.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { statusOf } from '../../../invitations/status-of.ts'

type Row = Omit<CourseInvitation, 'sent_at' | 'ended_at'> & { sent_at: string; ended_at: string | null }

export const listCourseInvitations = verb(list_course_invitations, async ({ db, actor }, { params, query }) => {
  const course_id = await taughtCourse({ db, actor }, params)
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`k.id`, place)
  const matching = sql`k.course_id = ${course_id} and k.user_id is null
    and ${query.status === undefined ? sql`true` : sql`${statusOf('k')} = ${query.status}`}
    and ${anyHasWords([sql`k.email`], query.search)}`
  const rows = await db.execute<Row>(sql`
    select k.id, k.email, ${statusOf('k')} as status, k.reminders, k.due_on::text, coalesce(k.sent_at, k.created_at) as sent_at,
      k.closed_at as ended_at
    from claim_links k where ${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}`)
  const { data, meta } = page([...rows], { place, size: query.per_page })
  const all = sql`select k.id from claim_links k where ${matching}`
  return {
    data: data.map((row) => ({
      ...row,
      id: Number(row.id),
      sent_at: new Date(row.sent_at),
      ended_at: row.ended_at === null ? null : new Date(row.ended_at),
    })),
    meta: { ...meta, ...(await totalIfRequested(query, db, all)) },
  }
})
