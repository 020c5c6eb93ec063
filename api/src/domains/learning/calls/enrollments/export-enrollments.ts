import { sql } from 'drizzle-orm'
import { export_enrollments } from '@portico/shared/contract/learning/enrollments.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { minutesLabel } from '@portico/shared/rules/learning/progress/seat-time.ts'
import { itemProgressLabels, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { csvFile } from '../../../../csv/csv-file.ts'
import { verb } from '../../../../kernel/verb.ts'
import { taughtCourse } from '../../../access/door.ts'
import { dueOn, isOverdue } from '../team/team-rows.ts'
import { matchesLearner } from './matches-learner.ts'

const most = 50_000
const header = [
  'First name',
  'Last name',
  'Email',
  'Status',
  'Progress',
  'Enrolled',
  'Started',
  'Due on',
  'Overdue',
  'Completed',
  'Completed by staff',
  'Seat time in minutes',
  'Best exam scores',
  'Certificate',
]

type Row = {
  first_name: string
  last_name: string
  email: string
  status: ItemProgress
  percentage: number
  enrolled_at: string
  started_at: string | null
  due_on: string | null
  is_overdue: boolean
  finished_at: string | null
  staff_reason: string | null
  seat_ms: string
  scores: string | null
  serial: string | null
}

/** The best score of each exam of enrollment `e`, in course order of first attempts. */
const bestScores = sql`(select string_agg(best.title || ': ' || best.score || '%', '; ' order by best.first_attempt)
  from (
    select min(t.id) as first_attempt, max(t.score) as score, coalesce((select i.title from version_items i
      join course_versions v on v.id = i.course_version_id
      where i.module_item_id = t.module_item_id order by v.number desc nulls last limit 1), '') as title
    from exam_tries t where t.enrollment_id = e.id and t.score is not null group by t.module_item_id
  ) best)`

/** Exports the learners of a course as CSV, with the filters of their list (ADM-005). */
export const exportEnrollments = verb(export_enrollments, async (ctx, { params, query }) => {
  const { db, actor, portal, now } = ctx
  const { time_zone } = portal
  const course_id = await taughtCourse({ db, actor }, params)
  const day = (at: string | null) => (at === null ? '' : formatDate({ at: new Date(at), time_zone, style: 'iso' }))
  const rows = await db.execute<Row>(sql`
    select u.first_name, u.last_name, u.email, e.status, e.percentage, e.purchased_at as enrolled_at, e.started_at,
      ${dueOn(time_zone)}::text as due_on, ${isOverdue({ now: now(), time_zone })} as is_overdue, e.finished_at,
      (select s.reason from staff_completions s where s.enrollment_id = e.id) as staff_reason,
      (select coalesce(sum(t.active_ms + t.offline_ms), 0) from seat_times t where t.enrollment_id = e.id) as seat_ms,
      ${bestScores} as scores,
      (select t.serial from certificates t where t.enrollment_id = e.id and t.revoked_at is null) as serial
    from enrollments e join users u on u.id = e.user_id join courses c on c.id = e.course_id
    where e.course_id = ${course_id} and ${matchesLearner(sql`e`, query)}
    order by e.id desc limit ${most}`)
  const lines = [...rows].map((row) => [
    row.first_name,
    row.last_name,
    row.email,
    itemProgressLabels[row.status],
    `${row.percentage}%`,
    day(row.enrolled_at),
    day(row.started_at),
    row.due_on ?? '',
    row.is_overdue ? 'Yes' : '',
    day(row.finished_at),
    row.staff_reason ?? '',
    minutesLabel(Number(row.seat_ms)),
    row.scores ?? '',
    row.serial ?? '',
  ])
  return csvFile(csvText([header, ...lines]), `enrollments-${params.slug}-${day(now().toISOString())}.csv`)
})
