import { sql, type SQL } from 'drizzle-orm'
import type { ManagerInvite } from '@portico/shared/contract/learning/invitations.ts'
import type { InvitationStatus } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../../db/client.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { statusOf } from '../../invitations/status-of.ts'

type Filter = {
  manager_id: number
  course?: string | undefined
  status?: InvitationStatus | undefined
  search?: string | undefined
}
type Dates = 'invited_at' | 'sent_at' | 'ended_at'
type Row = Omit<ManagerInvite, 'course' | Dates> & {
  slug: string
  title: string
  invited_at: string
  sent_at: string
  ended_at: string | null
}
type Invite = Omit<ManagerInvite, Dates> & { invited_at: Date; sent_at: Date; ended_at: Date | null }

const matching = ({ manager_id, course, status, search }: Filter): SQL => sql`
  k.user_id = ${manager_id} and k.email is not null and c.deleted_at is null
  and ${course === undefined ? sql`true` : sql`c.slug = ${course}`}
  and ${status === undefined ? sql`true` : sql`${statusOf('k')} = ${status}`}
  and ${anyHasWords([sql`k.email`, sql`k.first_name || ' ' || k.last_name`], search)}`

/** Query of the ids of a manager's matching invitations, for counting. */
export const invitesToCount = (filter: Filter): SQL =>
  sql`select k.id from claim_links k join courses c on c.id = k.course_id where ${matching(filter)}`

/** The name typed with the invitation, or else that of the person who accepted it and is listed by name anyway. */
const nameOr = (part: 'first_name' | 'last_name'): SQL =>
  sql`case when k.first_name || k.last_name = '' then coalesce(u.${sql.identifier(part)}, '') else k.${sql.identifier(part)} end as ${sql.identifier(part)}`

/** Reads a manager's invitations, including those from their orders. */
export async function readInvites(
  db: Transaction,
  filter: Filter,
  { beyond, order, limit }: { beyond: SQL; order: SQL; limit: number },
): Promise<Invite[]> {
  const rows = await db.execute<Row>(sql`
    select k.id, k.email, ${nameOr('first_name')}, ${nameOr('last_name')}, c.slug, c.title, ${statusOf('k')} as status, k.reminders, k.due_on::text,
      k.created_at as invited_at, coalesce(k.sent_at, k.created_at) as sent_at, k.closed_at as ended_at, e.percentage
    from claim_links k join courses c on c.id = k.course_id left join enrollments e on e.id = k.enrollment_id
      left join users u on u.id = e.user_id
    where ${matching(filter)} and ${beyond} order by ${order} limit ${limit}`)
  return rows.map(({ slug, title, ...row }) => ({
    ...row,
    id: Number(row.id),
    course: { slug, title },
    invited_at: new Date(row.invited_at),
    sent_at: new Date(row.sent_at),
    ended_at: row.ended_at === null ? null : new Date(row.ended_at),
  }))
}
