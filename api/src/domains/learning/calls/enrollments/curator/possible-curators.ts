import { sql, type SQL } from 'drizzle-orm'
import { isGranted } from '@portico/shared/access/grants.ts'
import { roles } from '@portico/shared/access/roles.ts'
import type { FoundCurator } from '@portico/shared/contract/learning/enrollments-learner.ts'
import type { Transaction } from '../../../../../db/client.ts'

const mostCurators = 20
const reading = roles.filter((role) => isGranted(role, 'learning.read_others'))

/** Finds unblocked staff of the portal whose role may read what others learn, excluding the learner. */
export async function possibleCurators(
  db: Transaction,
  { learner_id, only }: { learner_id: number; only: SQL },
): Promise<FoundCurator[]> {
  const rows = await db.execute<FoundCurator>(sql`
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email
    from memberships m join users u on u.id = m.user_id
    where not m.is_blocked and m.user_id <> ${learner_id}
      and m.roles && array(select json_array_elements_text(${JSON.stringify(reading)}::json)) and ${only}
    order by lower(u.last_name), lower(u.first_name), u.id limit ${mostCurators}`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
