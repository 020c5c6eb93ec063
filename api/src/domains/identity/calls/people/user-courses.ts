// list_user_courses, list_user_completed, list_user_managers
import { sql } from 'drizzle-orm'
import {
  list_user_completed,
  list_user_courses,
  list_user_managers,
  type UserCourse,
} from '@portico/shared/contract/identity/people-learning.ts'
import { byId } from '../../../../db/by-id.ts'
import { instantOf } from '../../../../db/instant-of.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import type { Transaction } from '../../../../db/client.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { memberOfPortal } from './member.ts'

type Row = Omit<UserCourse, 'enrolled_at' | 'started_at' | 'finished_at' | 'ended_at'> &
  Record<'enrolled_at', string> &
  Record<'started_at' | 'finished_at' | 'ended_at', string | null>
type UserCoursesQuery = {
  user_id: number
  status: 'running' | 'completed' | 'ended' | undefined
  search: string | undefined
  cursor: string | undefined
  per_page: number
  with_total: '1' | undefined
}
const narrowed = {
  running: sql`n.ended_at is null and n.finished_at is null`,
  completed: sql`n.ended_at is null and n.finished_at is not null`,
  ended: sql`n.ended_at is not null`,
}

async function readCourses(db: Transaction, { user_id, status, search, ...query }: UserCoursesQuery) {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`n.id`, place)
  const matching = sql`from enrollments n join courses c on c.id = n.course_id
    where n.user_id = ${user_id} ${status === undefined ? sql`` : sql`and ${narrowed[status]}`} and ${anyHasWords([sql`c.title`], search)}`
  const rows = await db.execute<Row>(sql`
    select n.id, c.id as course_id, c.slug, c.title, c.thumbnail, n.status, n.percentage, n.purchased_at as enrolled_at,
      n.started_at, n.finished_at, n.ended_at, n.paused_at is not null as is_paused
    ${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}`)
  const listed = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    course_id: Number(row.course_id),
    enrolled_at: new Date(row.enrolled_at),
    started_at: instantOf(row.started_at),
    finished_at: instantOf(row.finished_at),
    ended_at: instantOf(row.ended_at),
  }))
  const { data, meta } = page(listed, { place, size: query.per_page })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, sql`select 1 ${matching}`)) } }
}

/** Lists a person's courses on this portal, including those they were unenrolled from (USR-017). */
export const listUserCourses = verb(list_user_courses, async (ctx, { params: { user_id }, query }) => {
  await memberOfPortal(ctx, { user_id })
  const { cursor, per_page, with_total, search, status } = query
  return readCourses(ctx.db, { user_id, cursor, per_page, with_total, search, status })
})

export const listUserCompleted = verb(list_user_completed, async (ctx, { params: { user_id }, query }) => {
  await memberOfPortal(ctx, { user_id })
  const { cursor, per_page, with_total, search } = query
  return readCourses(ctx.db, { user_id, cursor, per_page, with_total, search, status: 'completed' })
})

type ManagerRow = { id: number; name: string; email: string; courses: string[] }

/** Reads the managers from the ledger, which records whose credit an enrollment used; a returned credit belongs to an enrollment that has ended. */
export const listUserManagers = verb(list_user_managers, async (ctx, { params: { user_id }, query }) => {
  await memberOfPortal(ctx, { user_id, portal_id: query.portal_id })
  const rows = await ctx.db.execute<ManagerRow>(sql`
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email,
      array_agg(distinct c.title order by c.title) as courses
    from enrollments n join courses c on c.id = n.course_id
    join credit_accounts held on held.kind = 'learner' and held.enrollment_id = n.id
    join credit_movements given on given.to_account_id = held.id
    join credit_accounts own on own.id = given.from_account_id and own.kind = 'manager'
    join users u on u.id = own.user_id
    where n.user_id = ${user_id} and n.ended_at is null
    group by u.id order by 2, 1 limit 100`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
})
