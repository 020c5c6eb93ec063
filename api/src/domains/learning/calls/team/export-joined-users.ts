import { sql } from 'drizzle-orm'
import { export_joined_users } from '@portico/shared/contract/learning/team.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { verb } from '../../../../kernel/verb.ts'
import { csvFile } from '../../../../csv/csv-file.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { readJoined } from './team-rows.ts'

const most = 50_000
const header = ['Name', 'Email', 'Course', 'Progress', 'Joined', 'Due on', 'Overdue', 'Completed', 'Certificate']

/** Exports a manager's people with their progress as CSV (ADM-006). */
export const exportJoinedUsers = verb(export_joined_users, async ({ db, actor, portal, now }, { query }) => {
  const { time_zone } = portal
  const { course, user_id, overdue, search } = query
  const filter = { manager_id: actor.id, now: now(), time_zone, course, user_id, overdue, search }
  const day = (at: Date | null) => (at === null ? '' : formatDate({ at, time_zone, style: 'iso' }))
  const rows = await readJoined(db, filter, { beyond: sql`true`, order: sql`e.id desc`, limit: most })
  const lines = rows.map((row) => [
    row.name,
    row.email,
    row.course.title,
    `${row.percentage}%`,
    day(row.joined_at),
    row.due_on ?? '',
    row.is_overdue ? 'Yes' : '',
    day(row.finished_at),
    row.serial ?? '',
  ])
  return csvFile(csvText([header, ...lines]), `team-${day(now())}.csv`)
})
