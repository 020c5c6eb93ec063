import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { memberships } from '../identity/tables.ts'
import type { WithReach } from '../access/door.ts'

/** Returns the requester of work on a list, with their current reach. */
export async function requesterOf(
  db: Transaction,
  { asked_by, role }: { asked_by: number; role: WithReach['role'] },
): Promise<WithReach> {
  const [member] = await db
    .select({ is_limited_to_courses: memberships.is_limited_to_courses })
    .from(memberships)
    .where(eq(memberships.user_id, asked_by))
  return { id: asked_by, role, is_limited_to_courses: member?.is_limited_to_courses === true }
}
