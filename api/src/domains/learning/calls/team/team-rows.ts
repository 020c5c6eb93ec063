import { sql, type SQL } from 'drizzle-orm'
import type { JoinedUser } from '@portico/shared/contract/learning/team.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import type { Transaction } from '../../../../db/client.ts'
import { matchesPerson } from '../../../../db/search-words.ts'
import { enrollmentsOfManager } from '../../people-of-manager.ts'

type Today = { now: Date; time_zone: string }
export type Filter = Today & {
  manager_id: number
  course?: string | undefined
  user_id?: number | undefined
  overdue?: '1' | undefined
  search?: string | undefined
}

/** The due date of enrollment `e` in course `c`, as a day of the portal; null without one. */
export const dueOn = (time_zone: string): SQL =>
  sql`coalesce(e.due_on, c.due_on, (e.purchased_at at time zone ${time_zone})::date + c.due_days)`

/** Whether the due date has passed without the course being finished. */
export const isOverdue = ({ now, time_zone }: Today): SQL =>
  sql`(e.finished_at is null and coalesce(${dueOn(time_zone)} < ${formatDate({ at: now, time_zone, style: 'iso' })}::date, false))`

/** Running enrollments that use a seat of the manager, as e, c and u. */
export const joined = (filter: Filter): SQL => sql`
  from enrollments e join courses c on c.id = e.course_id join users u on u.id = e.user_id
  where e.ended_at is null and e.id in ${enrollmentsOfManager(filter.manager_id)}
    and ${filter.course === undefined ? sql`true` : sql`c.slug = ${filter.course}`}
    and ${filter.user_id === undefined ? sql`true` : sql`e.user_id = ${filter.user_id}`}
    and ${filter.overdue ? isOverdue(filter) : sql`true`} and ${matchesPerson(filter.search, 'u')}`

type Dates = 'joined_at' | 'finished_at'
type Row = Omit<JoinedUser, 'course' | Dates> & {
  slug: string
  title: string
  joined_at: string
  finished_at: string | null
}
type Joined = Omit<JoinedUser, Dates> & { joined_at: Date; finished_at: Date | null }

export async function readJoined(
  db: Transaction,
  filter: Filter,
  { beyond, order, limit }: { beyond: SQL; order: SQL; limit: number },
): Promise<Joined[]> {
  const rows = await db.execute<Row>(sql`
    select e.id, e.user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email, c.slug, c.title,
      e.status, e.percentage, e.purchased_at as joined_at, ${dueOn(filter.time_zone)}::text as due_on, ${isOverdue(filter)} as is_overdue,
      e.finished_at, (select serial from certificates t where t.enrollment_id = e.id and t.revoked_at is null order by t.id desc limit 1) as serial
    ${joined(filter)} and ${beyond} order by ${order} limit ${limit}`)
  return rows.map(({ slug, title, ...row }) => ({
    ...row,
    id: Number(row.id),
    user_id: Number(row.user_id),
    course: { slug, title },
    joined_at: new Date(row.joined_at),
    finished_at: row.finished_at === null ? null : new Date(row.finished_at),
  }))
}
