import { sql, type SQL } from 'drizzle-orm'
import { currentMembers } from '../../db/current-members.ts'

/**
 * Whether a person belongs to a manager: added or invited by them, or using one of their seats. False if the manager is blocked, has left the portal
 * or no longer has the role.
 */
export const hasManager = ({ user_id, manager_id }: { user_id: SQL; manager_id: SQL }): SQL => sql`(
  exists (select from memberships b where b.user_id = ${manager_id}
    and 'manager' = any(b.roles) and not b.is_blocked and ${currentMembers('b')})
  and (exists (select from subordinates s where s.manager_id = ${manager_id} and s.user_id = ${user_id})
  or exists (select from credit_accounts own
    join credit_movements given on given.from_account_id = own.id
    join credit_accounts held on held.id = given.to_account_id and held.kind = 'learner' and held.user_id = ${user_id}
    join enrollments e on e.id = held.enrollment_id and e.ended_at is null
    where own.kind = 'manager' and own.user_id = ${manager_id})))`
