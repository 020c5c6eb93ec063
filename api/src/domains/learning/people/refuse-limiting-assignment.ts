import { sql } from 'drizzle-orm'
import { canBeLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { isGranted } from '@portico/shared/access/grants.ts'
import { roles, type Role } from '@portico/shared/access/roles.ts'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'

const among = (wanted: (role: Role) => boolean) => sql`${`{${roles.filter(wanted).join(',')}}`}::text[]`
const limitable = among(canBeLimitedToCourses)
const editsRoles = among((role) => isGranted(role, 'users.edit_roles'))

/** Rejects an assignment by a limited person that would limit a colleague: the first one limits a course admin or editor to their courses. */
export async function refuseLimitingAssignment(
  db: Transaction,
  { actor_id, user_ids }: { actor_id: number; user_ids: readonly number[] },
): Promise<void> {
  if (user_ids.length === 0) return
  const [found] = await db.execute<{ name: string }>(sql`
    select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name
    from memberships m join users u on u.id = m.user_id
    where m.user_id = any(${`{${user_ids.join(',')}}`}::bigint[]) and m.is_limited_to_courses is null and m.roles && ${limitable}
      and exists (select from memberships a
        where a.user_id = ${actor_id} and a.is_limited_to_courses and not (a.roles && ${editsRoles}))
    order by m.id limit 1`)
  if (found) fail('enrollments.would_limit', found)
}
