import { sql } from 'drizzle-orm'
import { managesPortal, managingRoles, protectedRole } from '@portico/shared/access/manages-person.ts'
import { preview_delete_user } from '@portico/shared/contract/identity/people-record.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { Refusal } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { isOnlyInThisPortal } from './account-lock.ts'
import { memberOfPortal } from './member.ts'
import { refuseUnlessManaged } from './refuse-unless-managed.ts'

type Counts = {
  running: number
  returning: number
  completed: number
  certificates: number
  orders: number
  seats: number
  managers: number
}

/** Counts what a deletion would affect, without writing anything. */
export const previewDeleteUser = verb(preview_delete_user, async (ctx, { params: { user_id }, query }) => {
  const { db, actor } = ctx
  const member = await memberOfPortal(ctx, { user_id, portal_id: query.portal_id })
  const [counts] = await db.execute<Counts>(sql`
    with own as (select id, started_at, finished_at from enrollments where user_id = ${user_id} and ended_at is null)
    select (select count(*)::int from own where finished_at is null) as running,
      (select count(*)::int from own join credit_accounts a on a.kind = 'learner' and a.enrollment_id = own.id and a.balance > 0
        where own.finished_at is null and own.started_at is null) as returning,
      (select count(*)::int from own where finished_at is not null) as completed,
      (select count(*)::int from certificates where user_id = ${user_id} and revoked_at is null) as certificates,
      (select count(*)::int from orders where user_id = ${user_id}) as orders,
      (select coalesce(sum(balance), 0)::int from credit_accounts where kind = 'manager' and user_id = ${user_id}) as seats,
      (select count(*)::int from memberships where user_id <> ${user_id} and not is_blocked
        and roles && array(select json_array_elements_text(${JSON.stringify(managingRoles)}::json))) as managers`)
  const { managers = 0, ...told } = counts ?? ({} as Counts)
  const isLast = managers === 0 && !member.is_blocked && managesPortal(member.roles)
  const role = protectedRole(member)
  return {
    running: told.running,
    returning: told.returning,
    completed: told.completed,
    certificates: told.certificates,
    orders: told.orders,
    seats: told.seats,
    is_elsewhere: !(await isOnlyInThisPortal(ctx, user_id)),
    refused:
      refusalMessage(() => refuseUnlessManaged(actor, member)) ??
      (role === null ? null : errorMessage('users.protected', { role })) ??
      (isLast ? errorMessage('users.last_admin') : null),
  }
})

function refusalMessage(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
