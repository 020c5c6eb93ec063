import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { memberships } from '../../db/tables/people.ts'

/** Assigns people to a course. Whoever works in all courses and assigns themselves is not limited by that. */
export async function keepOwnReach(
  db: Transaction,
  { actor_id, user_ids }: { actor_id: number; user_ids: readonly number[] },
  assign: () => Promise<unknown>,
): Promise<void> {
  const undecided = and(eq(memberships.user_id, actor_id), isNull(memberships.is_limited_to_courses))
  const isFree = user_ids.includes(actor_id) && (await db.$count(memberships, undecided)) > 0
  await assign()
  if (isFree) await db.update(memberships).set({ is_limited_to_courses: null }).where(eq(memberships.user_id, actor_id))
}
