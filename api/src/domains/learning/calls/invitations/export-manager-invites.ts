import { sql } from 'drizzle-orm'
import { export_manager_invites } from '@portico/shared/contract/learning/invitations.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { invitationLabels } from '@portico/shared/states/learning/invitation.ts'
import { verb } from '../../../../kernel/verb.ts'
import { csvFile } from '../../../../csv/csv-file.ts'
import { csvText } from '@portico/shared/rules/csv/csv-text.ts'
import { readInvites } from './invites-of-manager.ts'

const most = 50_000
const header = [
  'Email',
  'First name',
  'Last name',
  'Course',
  'Status',
  'Reminders',
  'Due on',
  'Invited',
  'Ended',
  'Progress',
]

/** Exports a manager's invitations as CSV (ADM-006), newest first. */
export const exportManagerInvites = verb(export_manager_invites, async ({ db, actor, now, portal }, { query }) => {
  const day = (at: Date | null) => (at === null ? '' : formatDate({ at, time_zone: portal.time_zone, style: 'iso' }))
  const filter = { manager_id: actor.id, course: query.course, status: query.status, search: query.search }
  const rows = await readInvites(db, filter, { beyond: sql`true`, order: sql`k.id desc`, limit: most })
  const lines = rows.map((row) => [
    row.email,
    row.first_name,
    row.last_name,
    row.course.title,
    invitationLabels[row.status],
    row.reminders,
    row.due_on ?? '',
    day(row.invited_at),
    day(row.ended_at),
    row.percentage === null ? '' : `${row.percentage}%`,
  ])
  return csvFile(csvText([header, ...lines]), `invitations-${day(now())}.csv`)
})
